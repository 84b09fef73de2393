import type { Language } from '#shared/domain/languages.ts'
import type { Question } from '#shared/questions/question.ts'
import { writeGift } from '#shared/questions/write-gift.ts'
import { writeTable } from '#shared/questions/write-csv.ts'
import { offerFile } from '#src/lib/offer-file.ts'

export type ExportFormat = 'gift' | 'csv'

/** Hands questions to the browser as a file. @param name without its ending @param language of its headings */
export function offerQuestions(
  questions: readonly Question[],
  { format, name, language }: { format: ExportFormat; name: string; language: Language },
): void {
  if (format === 'gift') offerFile(`${name}.gift`, writeGift(questions), 'text/plain')
  else offerFile(`${name}.csv`, writeTable(questions, language), 'text/csv')
}
