import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const HEAD =
  /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\. Status: (in force|replaced by \[(\d+)\]\(.+?\) on \d{4}-\d{2}-\d{2})\./
const ROW = /^\| (\d+) \| \[(.+)\]\((\d{4}-[a-z0-9-]+\.md)\) \| (\S+) \| (.+) \|$/gm

const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file))

/** What the head of a decision says of it, as the index has to repeat it; just its file's name where the head is malformed. */
function headOf(file: string): string {
  const head = HEAD.exec(readFileSync(join(FOLDER, file), 'utf8'))
  if (!head || Number(head[1]) !== Number(file.slice(0, 4))) return `${file} has no proper head`
  const status = head[5] === undefined ? 'in force' : `replaced by ${head[5]}`
  return [file, head[2], head[3], status].join(' | ')
}

/** A row of the index in the words of `headOf`. */
function wordsOfRow([, , title, file, date, status]: RegExpMatchArray): string {
  return [file, title, date, status?.replace(/\[(\d+)\]\(.+?\)/, '$1')].join(' | ')
}

describe('the index of decisions', () => {
  it('lists every decision with the title, date and status that the decision has itself', () => {
    const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
    const rows = Array.from(index.matchAll(ROW), wordsOfRow)
    expect(files.length).toBeGreaterThan(50)
    expect(rows).toEqual(files.map(headOf))
  })

  it('gives each number to one decision', () => {
    const numbers = files.map((file) => file.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })
})
