## Who may write

talk-onlookers-new = Onlookers may write in the chat
talk-onlookers-host = Onlookers may write
talk-closed-you = The host has closed the chat to onlookers: you can read along.
talk-closed = Closed to onlookers: they can read along.

## Reporting somebody

talk-menu = About what { $name } said
talk-report = Report
talk-hidden = Hidden by the host.
talk-report-saying = Report what { $name } said
talk-report-person = Report { $name }
talk-why = Why
talk-kind-insult = Insult or threat
talk-kind-spam = Spam
talk-kind-name = The name
talk-kind-conduct = Conduct
talk-kind-other = Something else
talk-add = Anything to add? (You need not.)
talk-report-hint = The host of the table sees what it is about and why, not who reports it. What is about the host goes to whoever runs the server.
talk-sent-host = Delivered: the host looks at it. You are told here what comes of it.
talk-sent-operator = Delivered: whoever runs the server looks at it. You are told here when they have.
talk-result-acted = You reported { $name }: the host has done something about it.
talk-result-dismissed = You reported { $name }: the host has looked at it, and leaves it as it is.
talk-result-looked-at = You reported { $name }: whoever runs the server has looked at it.
talk-came = Reported to you: { $name } ({ $kind })
talk-look = Look at it
talk-reports = { $count ->
        [one] One report
       *[other] { $count } reports
    }
talk-reports-wait = { $count ->
        [one] One report waits for you.
       *[other] { $count } reports wait for you.
    }
talk-reports-title = What was reported to you
talk-reports-none = Nothing waits for you here any more.
talk-reports-hint = It is not told who reported it. Decide by what was said and done.
talk-added = Added: { $text }
talk-deed-hide = Hide for all
talk-deed-mute = Mute
talk-deed-send-away = Send away
talk-deed-close-chat = Close the chat to onlookers
talk-deed-dismiss = Leave it as it is
talk-deed-named = { $deed }: { $name }
