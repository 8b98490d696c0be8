import { lastSaid } from "../chat";
import { preferences } from "../preferences.svelte";
import type { TableSession } from "../session/session.svelte";
import type { Stage } from "./stage.svelte";
import { play } from "./tones";

/** Has what happens at a table be heard, for whoever likes that. Called while a page is made. */
export function playSounds(session: TableSession, stage: Stage): void {
  let seq = stage.position?.seq ?? -1;
  let said = lastSaid(session.chat);

  $effect(() => {
    // What happens is heard when it is seen.
    const { position } = stage;
    if (!position || position.seq <= seq) return;
    seq = position.seq;
    if (!preferences.sound) return;
    if (position.outcome) play("over", preferences.volume);
    else
      play(
        position.viewer !== null && position.to_act === position.viewer ? "turn" : "move",
        preferences.volume,
      );
  });

  $effect(() => {
    const latest = lastSaid(session.chat);
    if (latest > said && preferences.sound) play("said", preferences.volume);
    said = latest;
  });
}
