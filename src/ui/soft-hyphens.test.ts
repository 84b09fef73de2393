import { expect, it } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

const parts = (name: string, language: string) => withSoftHyphens(name, language).replaceAll('\u00AD', '-')

it.each([
  ['Leuchtturmschule', 'de', 'Leucht-turm-schule'],
  ['Die Taschenlampenwerkstatt', 'de', 'Die Taschen-lam-pen-werk-statt'],
  ['Wyspa latarniowców', 'pl', 'Wyspa latar-niowców'],
  ['La administración', 'es', 'La admi-nis-tra-ción'],
])('a long word of %s in %s breaks between its syllables [SHELL-8]', (name, language, expected) => {
  const isWhole = (part: string) => part.replaceAll('-', '').length
  expect(parts(name, language).split(' ').map(isWhole)).toEqual(name.split(' ').map((word) => word.length))
  expect(parts(name, language)).toBe(expected)
})

it('a short word stays whole, and so does a language whose words break by other rules [SHELL-8]', () => {
  expect(withSoftHyphens('Hafen am Markt', 'de')).toBe('Hafen am Markt')
  expect(withSoftHyphens('Lighthousekeepers', 'en')).toBe('Lighthousekeepers')
})
