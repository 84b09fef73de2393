/** How a person is spoken of, where the wording depends on it. */
export const FORMS_OF_ADDRESS = ['she', 'he', 'neutral'] as const
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number]

/** Polish men's names that end like women's. */
const MENS_NAMES = ['kuba', 'barnaba', 'bonawentura', 'jarema', 'kosma', 'sasza', 'dyzma', 'zawisza']

/** The profile's choice, else a guess from the first name; it picks wording only (PROTIP-3). */
export function formOfAddress(chosen: FormOfAddress | null, firstName: string): FormOfAddress {
  if (chosen !== null) return chosen
  const name = firstName.trim().toLowerCase()
  return name.endsWith('a') && !MENS_NAMES.includes(name) ? 'she' : 'he'
}
