# Ce que dit la commande seule.

exit-done = terminé
