#!/bin/sh
# Runs a command as if this Debian machine had no browser, no browser libraries and no fonts.
# Without a command, it runs the browser tests. Empty mounts hide the files from this command only.
# Needs root.
set -eu
cd "$(dirname "$0")/.."

hide() {
  for name in nss3 nssutil3 smime3 softokn3 nspr4 plc4 plds4 expat sqlite3; do
    for library in /usr/lib/*-linux-gnu/lib"$name".so*; do
      if [ -f "$library" ]; then mount --bind /dev/null "$library"; fi
    done
  done
  for folder in /etc/fonts /usr/share/fonts /usr/local/share/fonts; do
    if [ -d "$folder" ]; then mount -t tmpfs none "$folder"; fi
  done
  for browser in google-chrome google-chrome-stable chromium; do
    if path=$(command -v "$browser"); then mount --bind /dev/null "$path"; fi
  done
}

if [ "${1-}" = --hidden ]; then
  shift
  hide
  exec "$@"
fi
[ $# -gt 0 ] || set -- npm run test:e2e
exec unshare --mount "$0" --hidden "$@"
