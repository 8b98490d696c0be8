server-listens = Óenach est ouvert à l’adresse { $url }
server-keeps = Les parties sont gardées dans { $database }
server-scan = Sur ce réseau, les autres jouent à la même adresse ; à scanner :
server-no-client = Ce paquet a été construit sans ses pages pour navigateurs. Les paquets publiés les contiennent : pip install --force-reinstall oenach. En attendant, oenach play joue dans un terminal.
server-port-taken = impossible d’écouter à { $host }, port { $port } : { $why }. Choisis-en un autre avec --port.
server-bad-database = « { $url } » n’est pas une base de données utilisable : écris sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
server-database-too-new = la base de données vient d’une version plus récente ({ $found }, on connaît ici { $known }) : installez cette version, ou restaurez une sauvegarde antérieure (oenach restore).
server-store-in-use = un autre serveur utilise déjà la base de données ({ $holder }). Arrête-le d’abord, ou indique une autre base de données avec --database.
server-file-in-use = un autre processus utilise déjà « { $file } ». Arrête-le d’abord, ou indique une autre base de données avec --database.
server-processes-need-postgresql = un fichier SQLite est pour un seul processus, pas pour { $processes }. Indique une base PostgreSQL avec --database, ou sers sans --processes.
server-processes-not-on-windows = sous Windows, un seul processus sert : plusieurs ne peuvent pas y partager un port. Sers sans --processes, ou démarre plusieurs serveurs avec la même base PostgreSQL, chacun sur son port.
server-worker-needs-postgresql = un fichier SQLite est pour un seul processus, qui joue lui-même pour les bots. Les auxiliaires sont pour des serveurs avec PostgreSQL : indique leur base de données avec --database.
server-worker-plays = { $bots ->
        [one] Un bot de cet auxiliaire réfléchit à la fois
       *[other] { $bots } bots de cet auxiliaire réfléchissent à la fois
    }. Ctrl-C l’arrête.
server-key-of-others = ce serveur signe les cookies avec une autre clé ({ $ours }) que ceux qui ont déjà cette base de données ({ $theirs }) : qui va chez les deux serait inconnu chez l’un. Donne-lui la même clé : OENACH_SECRET, ou le même server.key dans le dossier des données. Si tous doivent avoir une nouvelle clé, ce qui fait perdre leur place à tous : arrête-les tous, puis oenach nodes --new-key.
server-file-unlockable = « { $file } » ne peut pas être verrouillé pour réserver la base de données : { $why }
server-bad-setting = le réglage { $name } (de { $source }) ne peut pas avoir cette valeur : { $why }
server-path-taken = public_url est { $url }, mais { $path } est une adresse du serveur lui-même. Choisissez un autre chemin.
server-unknown-setting = il n’y a pas de réglage { $name } (dans { $file }).
server-no-setting = il n’y a pas de réglage { $name } ; oenach settings les donne tous.
server-settings-unreadable = impossible de lire les réglages dans { $file } : { $why }
server-no-database = il n’y a pas de base de données de ce programme à { $url }. Indiquez-en une autre avec --database.
server-database-too-old = la base de données a une forme plus ancienne ({ $found }, on connaît ici { $known }) : démarrez-y une fois cette version du serveur, qui la mettra à jour.
server-database-unusable = la base de données { $url } ne peut pas être utilisée : { $why }. Si son fichier est endommagé, restaurez une sauvegarde (oenach restore) ; oenach check en dit plus.
server-postgresql-unusable = la base de données { $url } ne peut pas être utilisée : { $why }. Vérifiez que PostgreSQL y tourne et admet cet utilisateur, que la base existe (createdb), et que l’adresse est juste : --database ou OENACH_DATABASE.
server-database-empty = le fichier de la base de données, { $file }, existe mais il est vide. Restaurez une sauvegarde (oenach restore), ou supprimez le fichier pour repartir de zéro.
server-database-folder = { $file } est un dossier. Indiquez le fichier de la base de données qui s’y trouve : --database sqlite:///FICHIER.
server-folder-closed = rien ne peut être gardé dans { $folder } : { $why }. Permettez à l’utilisateur qui lance le serveur d’y lire et d’y écrire, ou indiquez un autre dossier avec OENACH_DATA.
server-database-closed = { $file } ne peut pas être lu et modifié : { $why }. Permettez à l’utilisateur qui lance ce programme de lire et de modifier le fichier et son dossier, ou indiquez-en un autre avec --database.
server-backup-made = Tout ce qui est conservé se trouve maintenant aussi dans { $file }, vérifié. Gardez-le pour vous : les secrets des parties et la clé du serveur y sont.
server-backup-restored = Le contenu de { $file } est de nouveau en place. Démarrez le serveur : les parties reprennent de là.
server-backup-exists = { $file } existe déjà. Choisissez un autre nom, ou dites --replace.
server-backup-unwritable = { $file } ne peut pas être écrit : { $why }
server-backup-damaged = { $file } n’est pas une sauvegarde, ou pas entière : { $why }. Prenez-en une autre ; oenach check dit ce qui ne va pas dans une base.
server-store-not-empty = il y a déjà des parties ou des personnes dans { $url }. Indiquez une autre base, ou dites --replace pour y renoncer.
server-key-unreadable = la clé dans { $file } ne peut pas être lue : { $why }
server-other-key = { $file } contient une autre clé que la sauvegarde : chacun perdrait sa place. Dites --replace pour prendre celle de la sauvegarde.
server-nodes-one = Un fichier SQLite est pour un seul processus. Plusieurs partagent une base PostgreSQL.
server-nodes-none = Personne n’a la base de données en ce moment.
server-nodes-new-key = La clé est oubliée. Le prochain serveur qui démarre dit avec quelle clé tous signent.
server-nodes-number = numéro
server-nodes-kind = sorte
server-nodes-name = nom
server-nodes-version = version
server-nodes-bots = bots
server-nodes-since = depuis
server-nodes-seen = vu
server-nodes-rules = règles
server-nodes-server = serveur
server-nodes-worker = auxiliaire
server-check-reading = Lecture des parties
server-check-sound = Tout ce qui est conservé est intact.
server-check-damaged = { $count ->
        [one] Une chose est endommagée :
       *[other] { $count } choses sont endommagées :
    }
server-check-mended = { $count ->
        [one] Une chose a été réparée :
       *[other] { $count } choses ont été réparées :
    }
server-check-mend-how = Ce qui peut être réparé l’est par : oenach check --mend (arrêtez d’abord le serveur et faites une sauvegarde).
server-check-cut-how = Ce qui ne peut être réparé qu’en renonçant à quelque chose l’est avec : oenach check --mend --cut
server-check-match = partie
server-check-place = où
server-check-why = quoi
server-check-mend = réparable
server-check-mend-yes = oui
server-check-mend-cut = seulement avec --cut
server-check-mend-no = non
server-damage-file = le fichier lui-même est endommagé : { $detail }
server-damage-orphan = appartient à une partie disparue (numéro { $detail })
server-damage-reference = nomme une partie disparue
server-damage-unreadable = absent ou illisible { $detail }
server-damage-due = prévu là où rien ne peut l’être ({ $detail })
server-damage-event = illisible, mais connu par son empreinte
server-damage-cut = ne tient pas ; { $detail } événements sont perdus avec lui
server-damage-rest = il manque la suite de la dernière action
server-damage-end = il manque la fin de la partie
server-damage-result = pas ce que disent les événements
server-no-reports = Rien n’attend d’être regardé.
server-report-dismissed = Le signalement { $id } est réglé ; son auteur apprend que tu l’as regardé.
server-report-unknown = Il n’y a pas de signalement ouvert { $id }.
server-export-writing = Écriture des lignes
server-export-made = Tout ce qui est conservé, { $rows } lignes, est dans { $file }, vérifié. Gardez-le pour vous : les secrets des parties et la clé du serveur y sont. Remplissez-en une base vide avec : oenach import
server-export-damaged = { $file } n’est pas une exportation, ou pas entière : { $why }. Rien n’a été importé. Copiez-la de nouveau, ou refaites-la (oenach export).
server-export-too-new = { $file } vient d’une version plus récente ({ $found }, on connaît ici { $known }) : importez-le avec cette version, ou une plus récente encore.
server-import-reading = Importation des lignes
server-import-made = Les { $rows } lignes sont conservées telles quelles. Démarrez le serveur sur cette base : les parties reprennent où elles en étaient.
server-import-not-empty = il y a déjà des parties ou des personnes dans { $url }, et une importation n’ajoute à rien. Indiquez une base vide avec --database.
server-import-refused = la base n’accepte pas une ligne de { $table } : { $why }. Rien n’a été importé. Réparez la base d’où elle vient (oenach check --mend), puis exportez-la de nouveau.
server-import-differs = ce qui a été relu de { $table } n’est pas ce qui a été écrit. Rien n’a été importé. Voyez la base et son disque, puis importez de nouveau.
server-import-other-key = { $file } contient une autre clé que l’exportation : chacun perdrait sa place. Dites --replace-key pour prendre celle de l’exportation.
server-export-rests = Les parties font une pause jusqu’à { $time } au plus tard : personne ne peut jouer un coup que le fichier n’aurait pas. Importez-le, arrêtez ce serveur et démarrez l’autre ; ou laissez-les reprendre ici avec : oenach resume
server-pause-unanswered = un serveur qui a la base ne dit pas que ses parties font une pause : il est d’une version plus ancienne, ou ne répond pas. Rien n’a été exporté. Arrêtez le serveur et exportez de nouveau sans --pause.
server-resume-done = Les parties reprennent.
server-resume-nothing = Aucune partie n’est en pause ici.
