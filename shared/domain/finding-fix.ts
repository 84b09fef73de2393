/** What a machine can do about a finding; what it does is an edit of the draft like any other. */
export type FindingFix =
  /** Brings a place so far that all of it lies within a box, in units of its scene. */
  | { kind: 'bringIn'; element: string; within: { x: number; y: number; width: number; height: number } }
  /** Makes where a place can be pressed at least so wide and high, in units of its scene. */
  | { kind: 'enlarge'; element: string; least: number }
  /** Takes a value out of the file that the finding is about, by the keys that lead to it. */
  | { kind: 'remove'; keys: string[] }
