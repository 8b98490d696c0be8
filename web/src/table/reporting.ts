import type { ReportSeen, ReportWish, Said, TableSeen, You } from "../wire/types";
import { isOwn } from "./happenings.svelte";

/** Whom or what somebody is about to report. */
export interface Accused {
  readonly name: string;
  /** What they said, if that is it. */
  readonly quoted?: string;
  readonly wish: Pick<ReportWish, "saying" | "seat" | "onlooker">;
}

/** What can be reported, in the order in which it is offered. */
export const KINDS = ["insult", "spam", "name", "conduct", "other"] as const;

/** Whether one can report what somebody said: not what is one's own, or hidden. */
export function reportable(said: Said, you: You): boolean {
  return you.name !== null && !said.hidden && !isOwn(said, you);
}

/** What a host can do about a report as things stand, what concerns it most first. */
export function deedsFor(report: ReportSeen, table: TableSeen): readonly HostDeed[] {
  const seat = table.seats.find((one) => one.seat === report.seat);
  const played = table.state === "over" || table.put_away != null || seat?.stand_in != null;
  const known = report.person != null;
  const gone = table.sent_away?.some(({ id }) => id === report.person) ?? false;
  const may: Record<HostDeed, boolean> = {
    hide: report.saying != null,
    mute: known && !report.muted,
    "send-away": known && !gone && !(seat && played),
    "close-chat": !seat && table.onlookers_speak !== false,
    dismiss: true,
  };
  return (Object.keys(may) as HostDeed[]).filter((deed) => may[deed]);
}

export type HostDeed = "hide" | "mute" | "send-away" | "close-chat" | "dismiss";
