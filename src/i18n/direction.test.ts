import { expect, it, vi } from 'vitest'
import { answerWith } from '#src/testing/fake-server.ts'
import { speak } from './setup.ts'

// None of the product's own languages is written from the right yet: here one of them is.
vi.mock('#shared/domain/languages.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  directionOf: (language: string) => (language === 'es' ? 'rtl' : 'ltr'),
}))

it('lets the document read the way that its language is written [LANG-1]', async () => {
  answerWith(() => ({ status: 200, body: { session: { title: 'x' } } }))
  const page = document.documentElement
  await speak('es')
  expect([page.lang, page.dir]).toEqual(['es', 'rtl'])
  await speak('de')
  expect([page.lang, page.dir]).toEqual(['de', 'ltr'])
})
