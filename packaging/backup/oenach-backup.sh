#!/bin/sh
# A backup a day, and the last so many of them: for cron (oenach.cron), or by hand.
#
#     sh oenach-backup.sh FOLDER [HOW MANY]
#
# A file gets its name only when it is whole and checked; if it cannot be made, the older ones stay.
set -eu
folder=$1
keep=${2:-14}
umask 077
mkdir -p "$folder"
oenach backup "$folder/oenach-$(date -u +%Y-%m-%dT%H%M%SZ).backup"
# By their names, which are times, the newest come last.
ls -1 "$folder"/oenach-*.backup | sort -r | tail -n +"$((keep + 1))" | while read -r old; do
  rm -- "$old"
done
