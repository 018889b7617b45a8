# What only the command says.

exit-done = done
