/** Saves a part of the settings from outside of its form. */
export interface SectionSaving {
  /** @returns whether all that is typed is saved by then; else the part says why */
  save: () => Promise<boolean>
}
