import { expect, it } from 'vitest'
import { userNameOf } from './user-name.ts'

it.each([
  ['Zażółć', 'Gęślą Jaźń', 'zazolc.gesla-jazn'],
  ['Łucja', 'Świątek-Ćwik', 'lucja.swiatek-cwik'],
  ['Jürgen', 'Weiß', 'jurgen.weiss'],
  ['Íñigo', 'Peña', 'inigo.pena'],
  ['  Sinéad  ', "O'Connor", 'sinead.o-connor'],
])('%s %s is known by plain letters as %s [AUTH-16]', (firstName, lastName, name) => {
  expect(userNameOf(firstName, lastName)).toBe(name)
})
