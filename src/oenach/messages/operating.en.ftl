server-listens = Óenach is open at { $url }
server-keeps = Matches are kept in { $database }
server-scan = Others in this network play along at the same address; scan it:
server-no-client = This package was built without its pages for browsers. Released ones have them: pip install --force-reinstall oenach. Until then, oenach play plays in a terminal.
server-port-taken = nothing can listen at { $host }, port { $port }: { $why }. Choose another with --port.
server-bad-database = “{ $url }” is no database that can be used: write sqlite:///FILE or postgresql://USER@HOST/NAME.
server-database-too-new = the database was made by a later version ({ $found }, known here is { $known }): install that version, or restore a backup of before (oenach restore).
server-store-in-use = another server has the database already ({ $holder }). Stop that one first, or name another database for this one with --database.
server-file-in-use = another process has “{ $file }” already. Stop that one first, or name another database for this one with --database.
server-processes-need-postgresql = an SQLite file is for one process, not for { $processes }. Name a PostgreSQL database with --database, or serve without --processes.
server-processes-not-on-windows = on Windows one process serves: several cannot have one port together there. Start without --processes, or start several servers with the same PostgreSQL database at ports of their own.
server-worker-needs-postgresql = an SQLite file is for one process, which plays for the bots itself. Workers are for servers with PostgreSQL: name their database with --database.
server-worker-plays = { $bots ->
        [one] One bot of this worker thinks at a time
       *[other] { $bots } bots of this worker think at a time
    }. Ctrl-C stops it.
server-key-of-others = this server signs cookies with another key ({ $ours }) than the others that have this database ({ $theirs }): whoever comes to both would be nobody at one of them. Give it the same key: OENACH_SECRET, or the same server.key in the data folder. If all are to have a new key, by which everybody loses their seats: stop them all, and say oenach nodes --new-key.
server-file-unlockable = “{ $file }” cannot be locked, so that no other process uses the database: { $why }
server-bad-setting = the setting { $name } (from { $source }) has no such value: { $why }
server-path-taken = public_url is { $url }, but { $path } is an address of the server’s own. Choose another path.
server-unknown-setting = there is no setting { $name } (in { $file }).
server-no-setting = there is no setting { $name }; oenach settings lists all.
server-settings-unreadable = the settings in { $file } can’t be read: { $why }
server-no-database = there is no database of this program at { $url }. Name another with --database.
server-database-too-old = the database has an older form ({ $found }, known here is { $known }): start this version of the server on it once, which brings it up to date.
server-database-unusable = the database { $url } cannot be used: { $why }. If its file is damaged, restore a backup (oenach restore); oenach check says more.
server-postgresql-unusable = the database { $url } cannot be used: { $why }. See that PostgreSQL runs there and lets this user in, that the database exists (createdb), and that the address is right: --database or OENACH_DATABASE.
server-database-empty = the file of the database, { $file }, is there but empty. Restore a backup (oenach restore), or delete the file to begin anew.
server-database-folder = { $file } is a folder. Name the file of the database in it: --database sqlite:///FILE.
server-folder-closed = nothing can be kept in { $folder }: { $why }. Let the user who runs the server read and write there, or name another folder with OENACH_DATA.
server-database-closed = { $file } cannot be read and written: { $why }. Let the user who runs this read and write it, the file as well as its folder, or name another with --database.
server-backup-made = All that is stored is now also in { $file }, checked. Keep it private: the secrets of matches and the key of the server are in it.
server-backup-restored = What is in { $file } is stored again. Start the server: matches go on from there.
server-backup-exists = { $file } is there already. Choose another name, or say --replace.
server-backup-unwritable = { $file } can’t be written: { $why }
server-backup-damaged = { $file } is no backup, or not a whole one: { $why }. Take another; oenach check says what is wrong with a store.
server-store-not-empty = there are matches or people in { $url } already. Name another database, or say --replace to give them up.
server-key-unreadable = the key in { $file } can’t be read: { $why }
server-other-key = { $file } holds another key than the backup: people would lose their seats. Say --replace to take that of the backup.
server-nodes-one = An SQLite file is for one process. Several have a PostgreSQL database together.
server-nodes-none = Nobody has the database now.
server-nodes-new-key = The key is forgotten. The next server that starts says with which key all sign.
server-nodes-number = number
server-nodes-kind = kind
server-nodes-name = name
server-nodes-version = version
server-nodes-bots = bots
server-nodes-since = since
server-nodes-seen = last seen
server-nodes-rules = rules
server-nodes-server = server
server-nodes-worker = worker
server-check-reading = Reading matches
server-check-sound = All that is stored is sound.
server-check-damaged = { $count ->
        [one] One thing is damaged:
       *[other] { $count } things are damaged:
    }
server-check-mended = { $count ->
        [one] One thing was mended:
       *[other] { $count } things were mended:
    }
server-check-mend-how = What can be mended is mended by: oenach check --mend (stop the server first, and make a backup).
server-check-cut-how = What can only be mended by giving something up is given up with: oenach check --mend --cut
server-check-match = match
server-check-place = where
server-check-why = what
server-check-mend = can be mended
server-check-mend-yes = yes
server-check-mend-cut = only with --cut
server-check-mend-no = no
server-damage-file = the file itself is damaged: { $detail }
server-damage-orphan = belongs to a match that is gone (number { $detail })
server-damage-reference = names a match that is gone
server-damage-unreadable = missing or unreadable { $detail }
server-damage-due = due where nothing can be ({ $detail })
server-damage-event = unreadable, but known from its hash
server-damage-cut = does not hold; with it { $detail } events are lost
server-damage-rest = what follows from the last action is missing
server-damage-end = the end of the match is missing
server-damage-result = not what the events say
server-no-reports = Nothing waits to be looked at.
server-report-dismissed = Report { $id } is settled; who made it is told that you have looked at it.
server-report-unknown = There is no open report { $id }.
server-export-writing = Writing rows
server-export-made = All that is stored, { $rows } rows, is in { $file }, checked. Keep it private: the secrets of matches and the key of the server are in it. Fill an empty database from it with: oenach import
server-export-damaged = { $file } is no export, or not a whole one: { $why }. Nothing was imported. Copy it again, or export again (oenach export).
server-export-too-new = { $file } was written by a later version ({ $found }, known here is { $known }): import it with that version, or a later one.
server-import-reading = Importing rows
server-import-made = All { $rows } rows are stored as they were. Start the server on this database: matches go on where they were.
server-import-not-empty = there are matches or people in { $url } already, and an import adds to nothing. Name an empty database with --database.
server-import-refused = the database will not hold a row of { $table }: { $why }. Nothing was imported. Mend the store that it came from (oenach check --mend), then export it again.
server-import-differs = what was read back of { $table } is not what was written. Nothing was imported. Look after the database and its disk, then import again.
server-import-other-key = { $file } holds another key than the export: people would lose their seats. Say --replace-key to take that of the export.
server-export-rests = The games rest until { $time } at the latest: nobody can make a move that the file does not have. Import it, stop this server and start the other one; or let them go on here with: oenach resume
server-pause-unanswered = a server that has the database does not say that its games rest: it is of an earlier version, or does not answer. Nothing was exported. Stop the server and export again without --pause.
server-resume-done = The games go on.
server-resume-nothing = No games rest here.
