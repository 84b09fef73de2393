import type { ExamItem } from '#shared/contract/figures.ts'

/** A question of an exam, with how it was answered. */
export interface ShownItem {
  /** As it stands in the list, from 1. */
  number: number
  text: string
  /** 0 to 1. */
  right: number
  /** Of those who said it; null where nobody did. */
  sure: number | null
  /** Wrong, and sure of it: of all whose sureness is known. */
  mistaken: number | null
  answers: NonNullable<ExamItem['answers']>
}
