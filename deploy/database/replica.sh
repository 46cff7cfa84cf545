#!/bin/sh
# A streaming replica: copies the primary when it has no data yet, and follows it.
set -eu
: "${PGDATA:?}" "${PGHOST:?}" "${PGUSER:?}" "${PGPASSWORD:?}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA.new"
  pg_basebackup --pgdata="$PGDATA.new" --write-recovery-conf --checkpoint=fast
  # In place only when it is complete.
  rm -rf "$PGDATA"
  mv "$PGDATA.new" "$PGDATA"
fi
exec postgres -c listen_addresses='*'
