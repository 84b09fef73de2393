/**
 * What a finished task rests on that the server cannot check, only bound by its clock and by a launch that happened:
 * - seen: that something was opened, watched or read;
 * - score: what a package reports of itself.
 */
export type Claim = 'seen' | 'score'

/** What both sides say of a kind of task; small, for the browser loads it with the first map. */
interface SharedFacts<Id extends string> {
  /** At the wire and in the files of designers. It never changes: what players have done goes by it. */
  id: Id
  /** Null where the server judges it itself, from answers or files. */
  claim: Claim | null
  /** Its finish without points shows the sad face (specification, section 3: finish-task pop-up data). */
  isSadWithoutPoints: boolean
  /** Its film, book or package stays with the server: it does not open without a link. */
  isPlayedFromServer: boolean
}

/** The shared part of a kind; its schemas stand beside it, in schemas.ts. */
// @__NO_SIDE_EFFECTS__
export function defineTaskKind<const Id extends string>(facts: SharedFacts<Id>): SharedFacts<Id> {
  return facts
}
