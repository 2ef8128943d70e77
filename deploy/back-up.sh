# A dump of the whole database into a folder, now and once a day; the last fourteen are kept.
# The settings of libpq (PGHOST, PGUSER, PGPASSWORD, PGDATABASE) say which one.
set -euo pipefail
folder=$1
while true; do
  name=$folder/flipworth-$(date -u +%Y-%m-%dT%H%M%SZ).dump
  # Renamed when whole: what breaks off never looks like a backup.
  if pg_dump --format=custom --file="$name.partial" && mv "$name.partial" "$name"; then
    echo "backup written: $name"
    ls -1 "$folder"/flipworth-*.dump | head -n -14 | xargs -r rm --
  else
    echo "no backup was written" >&2
  fi
  [ "${2:-}" = once ] && break
  sleep 86400 &
  wait $!
done
