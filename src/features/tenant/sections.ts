/** Parts of a tenant's settings, in the order of their ways. */
export const SETTING_SECTIONS = [
  'look',
  'languages',
  'words',
  'time',
  'players',
  'footer',
  'mail',
  'agreement',
  'data',
  'usage',
  'changes',
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

/** The part that a word of the address names; the first where it names none. */
export function sectionIn(word: string | undefined): SettingSection {
  return SETTING_SECTIONS.find((section) => section === word) ?? 'look'
}
