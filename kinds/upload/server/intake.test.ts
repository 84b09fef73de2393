import { describe, expect, it } from 'vitest'
import { UploadContent } from '../shared/schemas.ts'
import { Findings } from '#server/intake/findings.ts'
import { intake } from './intake.ts'

function findingsOf(content: object): string[] {
  const findings = new Findings()
  intake.check(UploadContent.parse({ type: 'upload', ...content }), 'tasks/exit.json', findings)
  return findings.list.map(({ severity, problem, hint }) => `${severity}: ${problem} (${hint})`)
}

describe('the intake of an upload', () => {
  it('needs no more than what is taken: one to five files', () => {
    expect(UploadContent.parse({ type: 'upload', accepts: ['picture'] })).toMatchObject({
      minimum: 1,
      maximum: 5,
    })
    expect(findingsOf({ accepts: ['picture', 'film'] })).toEqual([])
  })

  it('reports a sort twice, and fewer files at most than at least', () => {
    expect(findingsOf({ accepts: ['film', 'film'] })[0]).toMatch(/^error: content.accepts has "film" twice/)
    expect(findingsOf({ accepts: ['film'], minimum: 3, maximum: 2 })).toEqual([
      'error: content.maximum is below minimum (Write a number from 3 to 10.)',
    ])
  })

  it.each([
    ['nothing that is taken', { accepts: [] }],
    ['a sort that is none', { accepts: ['program'] }],
    ['no file', { accepts: ['film'], minimum: 0 }],
    ['eleven files', { accepts: ['film'], maximum: 11 }],
    ['a limit of its own', { accepts: ['film'], maxSize: 5 }],
  ])('takes none with %s', (_, content) => {
    expect(UploadContent.safeParse({ type: 'upload', ...content }).success).toBe(false)
  })

  it('asks for its words', () => {
    expect(intake.words(UploadContent.parse({ type: 'upload', accepts: ['film'] }))).toEqual({
      group: 'asks',
      parts: [{ id: 'files', fields: ['question'], mayBeEmpty: ['text', 'explanation'] }],
    })
  })
})
