import { delimiterFor, toCsv } from '#shared/domain/csv.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { HEADINGS, PEOPLE_COLUMNS, ROLE_WORDS } from '#shared/domain/people-table.ts'
import { offerFile } from '#src/lib/offer-file.ts'

/** A file to fill in, with its headings and two lines that show how, in the language of who asks. */
export function offerTemplate(language: string): void {
  const words = isLanguage(language) ? language : 'en'
  const roles = ROLE_WORDS[words]
  const rows = [
    PEOPLE_COLUMNS.map((column) => HEADINGS[words][column]),
    ['ola.lis@example.com', 'Ola', 'Lis', roles.player, 'North|South', '', words],
    ['jo.berg@example.com', 'Jo', 'Berg', roles.leader, '', 'North', words],
  ]
  offerFile('people.csv', toCsv(rows, delimiterFor(words)), 'text/csv')
}
