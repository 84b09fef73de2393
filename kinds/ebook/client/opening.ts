/** Where a chapter is opened: at a place that was kept, or at an element of it. */
export interface Opening {
  part: number
  path: string
  offset: number
  target: string | null
}
