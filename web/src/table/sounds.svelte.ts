import { lastSaid } from "./chat";
import { preferences } from "./preferences.svelte";
import type { TableSession } from "./session.svelte";
import type { Stage } from "./stage.svelte";
import { play } from "./tones";

/** Has what happens at a table be heard, for whoever likes that. Called while a page is made. */
export function playSounds(session: TableSession, stage: Stage): void {
  let seq = session.position?.seq ?? -1;
  let said = lastSaid(session.chat);

  $effect(() => {
    const { position } = session;
    if (!position || position.seq <= seq) return;
    // The end is heard when it is seen.
    if (position.outcome && !stage.told) return;
    seq = position.seq;
    if (!preferences.sound) return;
    if (position.outcome) play("over");
    else play(position.viewer !== null && position.to_act === position.viewer ? "turn" : "move");
  });

  $effect(() => {
    const latest = lastSaid(session.chat);
    if (latest > said && preferences.sound) play("said");
    said = latest;
  });
}
