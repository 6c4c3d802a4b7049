#!/bin/sh
# A backup every night, of which the last 14 are kept.
set -eu
folder=${BACKUP_FOLDER:-/data}
pickomino=${PICKOMINO:-/opt/pickomino/bin/pickomino}
while true; do
    "$pickomino" backup "$folder/games-$(date -u +%Y%m%dT%H%M%S).gz"
    ls -1t "$folder"/games-*.gz | tail -n +15 | while read -r old; do rm -- "$old"; done
    [ -n "${BACKUP_ONCE:-}" ] && exit 0
    sleep 86400
done
