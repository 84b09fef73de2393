import i18next from 'i18next'

/** Lets this page say texts as the tenant does now, by their whole key; others do so with their next load (LANG-4). */
export async function sayAnew(language: string, texts: Readonly<Record<string, string>>): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) return
  i18next.addResources(language, 'translation', texts)
  await i18next.changeLanguage(i18next.language)
}
