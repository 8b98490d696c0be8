## Who may write

talk-onlookers-new = Les spectateurs peuvent écrire dans la discussion
talk-onlookers-host = Les spectateurs peuvent écrire
talk-closed-you = L’hôte a fermé la discussion aux spectateurs : tu peux la lire.
talk-closed = Fermée aux spectateurs : ils peuvent la lire.

## Reporting somebody

talk-menu = À propos de ce que { $name } a dit
talk-report = Signaler
talk-hidden = Masqué par l’hôte.
talk-report-saying = Signaler ce que { $name } a dit
talk-report-person = Signaler { $name }
talk-why = Pourquoi
talk-kind-insult = Insulte ou menace
talk-kind-spam = Spam
talk-kind-name = Le nom
talk-kind-conduct = Conduite
talk-kind-other = Autre chose
talk-add = Quelque chose à ajouter ? (Ce n’est pas nécessaire.)
talk-report-hint = L’hôte de la table voit de quoi il s’agit et pourquoi, mais pas qui le signale. Ce qui concerne l’hôte va à qui gère le serveur.
talk-sent-host = C’est transmis : l’hôte va le regarder. Tu apprendras ici ce qu’il en est.
talk-sent-operator = C’est transmis : qui gère le serveur va le regarder. Tu l’apprendras ici.
talk-result-acted = Tu as signalé { $name } : l’hôte a fait quelque chose.
talk-result-dismissed = Tu as signalé { $name } : l’hôte a regardé et n’y change rien.
talk-result-looked-at = Tu as signalé { $name } : qui gère le serveur a regardé.
talk-came = On te signale : { $name } ({ $kind })
talk-look = Regarder
talk-reports = { $count ->
        [one] { $count } signalement
       *[other] { $count } signalements
    }
talk-reports-wait = { $count ->
        [one] { $count } signalement t’attend.
       *[other] { $count } signalements t’attendent.
    }
talk-reports-title = Ce qu’on t’a signalé
talk-reports-none = Plus rien ne t’attend ici.
talk-reports-hint = On ne dit pas qui l’a signalé. Juge par ce qui a été dit et fait.
talk-added = Ajouté : { $text }
talk-deed-hide = Masquer pour tous
talk-deed-mute = Retirer la parole
talk-deed-send-away = Renvoyer
talk-deed-close-chat = Fermer la discussion aux spectateurs
talk-deed-dismiss = Ne rien changer
talk-deed-named = { $deed } : { $name }
