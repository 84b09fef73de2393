import { describe, expect, it } from 'vitest'
import type { ReadQuestions } from './question.ts'
import { readQuestions } from './read-questions.ts'
import { MOODLE_AND_CANVAS, type Ask, type Exporter } from './testing/exporters.ts'
import { QTI } from './testing/qti-exporters.ts'
import { zipOf } from './testing/zip.ts'

const TRUTH = { true: 'True', false: 'False' }
const EXPORTERS = [...MOODLE_AND_CANVAS, ...QTI]
const FILES = 207

/** The same numbers each time (a linear congruential generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function asksOf({ knows }: Exporter, file: number): Ask[] {
  const next = numbersFrom(file + 1)
  return Array.from({ length: 1 + next(14) }, (_, index) => ({
    asked: knows[next(knows.length)] ?? 'choice',
    mark: `Q${file}-${index}z Which one is it, then?`,
  }))
}

/** In which line of its file a question begins, found without reading the file. */
function lineOf(text: string, { begins }: Exporter, mark: string): number {
  const lines = text.split(/\r?\n/)
  const at = lines.findIndex((line) => line.includes(mark))
  return lines.findLastIndex((line, index) => index <= at && begins.test(line)) + 1
}

async function read(exporter: Exporter, text: string): Promise<ReadQuestions> {
  if (!QTI.includes(exporter))
    return readQuestions(exporter.pack?.(text) ?? new TextEncoder().encode(text), TRUTH)
  const items = text.split('\f').map((content, index) => ({ name: `items/${index}/qti.xml`, content }))
  return readQuestions(
    zipOf([{ name: 'imsmanifest.xml', content: '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"/>' }, ...items]),
    TRUTH,
  ) // oxfmt-ignore
}

describe(`${FILES} files as programs write them that export questions`, () => {
  it.each(EXPORTERS.map((exporter, index) => [exporter.name, exporter, index] as const))(
    'of %s: every question is imported, or refused by its line [AUTHOR-3]',
    async (_, exporter, first) => {
      for (let file = first; file < FILES; file += EXPORTERS.length) {
        const asks = asksOf(exporter, file)
        const text = exporter.write(asks)
        const { questions, refusals } = await read(exporter, text)
        const found = [...questions.map(({ text: said, line }) => ({ said, line })), ...refusals.map(({ excerpt: said, line }) => ({ said, line }))] // oxfmt-ignore
        for (const { mark, asked } of asks) {
          const [word = ''] = mark.split(' ')
          const own = found.filter(({ said }) => said.startsWith(word))
          expect(own, `${exporter.name}, file ${file}, ${asked} ${word}`).toHaveLength(1)
          const item = text.split('\f').find((one) => one.includes(mark)) ?? ''
          expect(own[0]?.line, `${exporter.name}, file ${file}, ${asked} ${word}`).toBe(
            lineOf(item, exporter, word),
          )
          const isRefused = refusals.some(({ excerpt }) => excerpt.startsWith(word))
          expect(isRefused, `${exporter.name}, file ${file}, ${asked}`).toBe(asked === 'other')
        }
        expect(found).toHaveLength(asks.length)
      }
    },
  )
})
