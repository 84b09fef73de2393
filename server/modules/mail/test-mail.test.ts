import { beforeEach, describe, expect, it } from 'vitest'
import { requestPasswordReset } from '#shared/contract/accounts.ts'
import { readMailTexts, sendTestMail } from '#shared/contract/tenant-mail.ts'
import { changeTenant } from '#shared/contract/tenant-settings.ts'
import { changeOwnText } from '#shared/contract/tenant-words.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { mailKeys, MAIL_NAMES } from '#shared/domain/mail-kinds.ts'
import { mailTexts, NOTIFICATION_WORDS } from '#server/lib/letters/words.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { takeMails } from '#server/testing/mails.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let person: TestPerson
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld({ languages: [...LANGUAGE_CODES] })
  person = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  admin = await world.browserOf(person)
})

const setSender = (changes: object) => admin.try(changeTenant, { body: { basedOn: 0, changes } })
const subject = { language: 'en', key: 'mail.letters.reset.subject' } as const
const say = (only: string) => admin.try(changeOwnText, { body: { ...subject, forms: { only }, basedOn: {} } })

describe('mails of a tenant', () => {
  it('are from the name that an admin sets, with the address for answers, and in its words [DESK-1]', async () => {
    await setSender({ mailSender: 'Harbour School', mailReplyTo: 'desk@harbour.test' })
    expect((await say('Your new key to {title}')).status).toBe(200)
    await world.stranger().call(requestPasswordReset, { body: { email: world.player.email } })
    const [mail] = await takeMails(world)
    expect(mail).toMatchObject({
      sender: { name: 'Harbour School', replyTo: 'desk@harbour.test' },
      subject: 'Your new key to House',
    })
    await setSender({ mailSender: '', mailReplyTo: '' })
  })

  it('are from the tenant’s own name otherwise, and answers go back to the sender [DESK-1]', async () => {
    await world.stranger().call(requestPasswordReset, { body: { email: world.player.email } })
    expect((await takeMails(world))[0]?.sender).toEqual({ name: 'House', host: 'house.test' })
  })

  it.each([
    ['without its value', 'Your new key'],
    ['with a value that nobody fills in', '{title} {name}'],
    ['with half a value', '{title} {'],
  ])('are not said %s [DESK-1]', async (_, words) => {
    expect(await say(words)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'forms.only', message: 'placeholder' }] },
    })
  })

  it.each([
    [{ mailReplyTo: 'nobody' }, 'changes.mailReplyTo'],
    [{ mailSender: 'a\r\nBcc: eve@test.test' }, 'changes.mailSender'],
    [{ mailSender: 'x'.repeat(81) }, 'changes.mailSender'],
  ])('take no %j [DESK-1]', async (changes, path) => {
    expect(await setSender(changes)).toMatchObject({ status: 422, body: { fields: [{ path }] } })
  })

  it('are no part of what pages load [DESK-1] [LANG-4]', async () => {
    await say('Your new key to {title}')
    world.clock.pass(5000)
    const { app } = world
    const reply = await app.inject({
      url: '/assets/i18n/customTranslate.json',
      headers: { host: 'house.test' },
    })
    expect(reply.json()).toEqual({ en: {} })
  })
})

describe('a test mail', () => {
  it.each(LANGUAGE_CODES)(
    'of each kind comes to whoever asks, filled in, in %s [DESK-1]',
    async (language) => {
      for (const mail of MAIL_NAMES) {
        const sent = await admin.call(sendTestMail, { body: { mail, language } })
        expect(sent).toEqual({ email: person.email, isMailed: true })
        const [letter] = await takeMails(world)
        expect([letter?.to, letter?.language]).toEqual([person.email, language])
        expect(letter?.text).not.toMatch(/[{}]|undefined/)
        expect(letter?.subject).not.toBe('')
        world.clock.pass(3000)
      }
    },
  )

  it('is not sent in a language that is not offered, nor more than fifty times a day [DESK-1]', async () => {
    const body = { mail: 'letters-reset', language: 'en' } as const
    for (let n = 0; n < 50; n += 1) await admin.call(sendTestMail, { body })
    expect((await admin.try(sendTestMail, { body })).status).toBe(429)
    await admin.call(changeTenant, { body: { basedOn: 0, changes: { languages: ['pl', 'en'] } } })
    world.clock.pass(2 * 24 * 60 * 60 * 1000)
    const again = await world.browserOf(person)
    expect((await again.try(sendTestMail, { body: { ...body, language: 'de' } })).status).toBe(422)
  })
})

it('every mail that there is can be said otherwise and tried [DESK-1]', async () => {
  const { texts, sendsMail } = await admin.call(readMailTexts, { query: { language: 'en' } })
  expect(sendsMail).toBe(true)
  expect(texts).toEqual(mailTexts('en'))
  const notified = Object.keys(NOTIFICATION_WORDS.en).filter((name) => name !== 'reason')
  expect(MAIL_NAMES.filter((name) => name.startsWith('notifications-'))).toEqual(
    notified.map((name) => `notifications-${name}`),
  )
  for (const name of MAIL_NAMES) expect(texts).toHaveProperty([`${mailKeys(name)}button`])
})
