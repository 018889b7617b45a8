#!/bin/bash
# Neuf's ratings beside Sudoku Explainer's own, on the same puzzles, band by band: processor time per puzzle of each, on one core.
#
#   peers/explainer.sh CLASSES        CLASSES: folder or jar with Sudoku Explainer 1.2.1.3 (diuf.sudoku.test.serate)
#
# Both read the rows of data/ratings/reference.csv; Java gets them ROUNDS times (5), Neuf 20 times as often. What each takes for one
# easy puzzle, starting up, is subtracted. Neuf checks each answer against the row; this includes its check that there is one solution.
set -euo pipefail
classes=$(realpath "$1")
rounds=${ROUNDS:-5}
cd "$(dirname "$0")/.."
cargo build -q --release -p neuf --example ratings
neuf=target/release/examples/ratings
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Seconds of processor time of a command.
seconds() {
    local TIMEFORMAT='%U %S'
    { time "$@" > /dev/null 2>> "$folder/errors"; } 2>&1 | awk '{ print $1 + $2 }'
}
java_on() {
    seconds java -Xrs -Xmx500m -XX:+UseSerialGC -cp "$classes" diuf.sudoku.test.serate --format='%g %r/%p/%d' \
        --input="$1" --output="$folder/out"
}

tail -n +2 data/ratings/reference.csv > "$folder/all"
head -1 "$folder/all" > "$folder/one.csv"
cut -d, -f1 "$folder/one.csv" > "$folder/one.txt"
java_start=$(java_on "$folder/one.txt")
neuf_start=$(seconds "$neuf" --fast "$folder/one.csv")
echo "ER puzzles Java_ms Neuf_us ratio"
for band in "1.2 1.5" "1.7 2.5" "2.6 2.8" "3.0 4.4" "4.5 6.2"; do
    read -r from to <<< "$band"
    awk -F, -v a="$from" -v b="$to" '$2 >= a && $2 <= b' "$folder/all" > "$folder/rows"
    count=$(wc -l < "$folder/rows")
    for ((i = 0; i < rounds; i++)); do cat "$folder/rows"; done > "$folder/java.csv"
    cut -d, -f1 "$folder/java.csv" > "$folder/java.txt"
    for ((i = 0; i < 20; i++)); do cat "$folder/java.csv"; done > "$folder/neuf.csv"
    java=$(java_on "$folder/java.txt")
    neuf_time=$(seconds "$neuf" --fast "$folder/neuf.csv")
    awk -v band="$from-$to" -v n="$count" -v r="$rounds" -v j="$java" -v js="$java_start" -v f="$neuf_time" -v fs="$neuf_start" 'BEGIN {
        java = (j - js) / (n * r) * 1e3; neuf = (f - fs) / (n * r * 20) * 1e6
        printf "%s %d %.2f %.2f %.0f\n", band, n, java, neuf, java * 1e3 / neuf
    }'
done
