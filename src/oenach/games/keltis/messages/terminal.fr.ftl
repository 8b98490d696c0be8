# Le plateau dans un terminal.

terminal-help-keltis =
    flip retourne une tuile, puis keep la garde ou leave la laisse ; take G7 la prend au milieu.
    B bleu, Y jaune, P rose, N brun, G vert. ◇ pierre de vœux, ♣ trèfle, +1 +3 bonus.

terminal-face-down = Face cachée : { $count }
terminal-last-turn = C’est le dernier tour.
terminal-middle = Au milieu :
terminal-middle-empty = rien
terminal-revealed = Vient d’être retourné :
terminal-fits = va avec { $values }
