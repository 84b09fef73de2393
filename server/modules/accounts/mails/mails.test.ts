import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendInvitationToAdventure } from '#shared/contract/accounts.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type { LinkKind, Invited } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { createLink } from '#server/lib/links.ts'
import type { Mail } from '#server/lib/mail.ts'
import { takeMails } from '#server/testing/mails.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { LOOK } from '#server/testing/world.ts'
import { contrast, textOn } from '#server/lib/letters/colours.ts'
import { MAIL_WORDS } from '#server/lib/letters/words.ts'

let world: TestWorld

const HOSTILE = '<img src=x onerror="alert(1)">&\'{title}\r\nBcc: eve@test.test'

beforeEach(async () => {
  world = await openWorld({ languages: [...LANGUAGE_CODES] })
})

/** Whether it opens an account. */
const opens = (kind: LinkKind) => kind === 'invitation' || kind === 'registration'

async function mailsOf(kind: LinkKind, language: Language, invited?: Partial<Invited>): Promise<Mail[]> {
  const { db, tenantId, player, clock } = world
  const guest: Invited = {
    firstName: 'Ola',
    lastName: 'Z',
    username: 'ola.z',
    role: 'player',
    adventureId: null,
    invitedBy: player.id,
    ...invited,
  }
  const link = {
    tenantId,
    kind,
    language,
    personId: opens(kind) ? null : player.id,
    email: 'to@test.test',
    origin: 'https://house.test:8443',
    invited: opens(kind) ? guest : null,
  }
  await createLink(db, link, clock.now())
  return takeMails(world)
}

const LINK_PATHS = {
  reset: 'resetpassword?token',
  invitation: 'accept-invitation?token',
  registration: 'accept-invitation?token',
  email: 'confirm-email?token',
}

describe.each(LANGUAGE_CODES)('a mail in %s', (language) => {
  it.each(['reset', 'invitation', 'registration', 'email'] as const)(
    'for %s has a button and the plain address, in text and HTML [AUTH-13] [AUTH-14]',
    async (kind) => {
      const [mail] = (await mailsOf(kind, language)).filter(({ to }) => to === 'to@test.test')
      const words = MAIL_WORDS[language]
      expect(mail?.sender).toEqual({ name: 'House', host: 'house.test' })
      expect(mail?.subject).toBe(words[kind].subject.replace('{title}', 'House'))
      const url = new RegExp(
        `https://house\\.test:8443/#/app/${LINK_PATHS[kind].replace('?', '\\?')}=[\\w-]{43}`,
        'g',
      )
      expect(mail?.text.match(url)).toHaveLength(1)
      expect(mail?.html.match(url)).toHaveLength(3)
      expect(mail?.html).toContain(`<html lang="${language}" dir="ltr">`)
      for (const part of [words[kind].button, words[kind].life, words[kind].ignore]) {
        expect(mail?.text).toContain(part)
        expect(mail?.html).toContain(part)
      }
      expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/\{\w+\}/)
    },
  )

  it('says all that it says in English', () => {
    const namesIn = (words: object): string[] =>
      Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'object' && value !== null
          ? namesIn(value).map((name) => `${key}.${name}`)
          : [`${key} ${[...String(value).matchAll(/\{\w+\}/g)].map(String).sort().join()}`],
      )
    expect(namesIn(MAIL_WORDS[language])).toEqual(namesIn(MAIL_WORDS.en))
  })
})

describe('a mail', () => {
  it('comes in the language of who asks, and names the adventure in it [AUTH-14]', async () => {
    const { browser, adventureId } = world
    const headers = { 'accept-language': 'pl' }
    const who = { username: 'ola.z', email: 'ola@test.test' }
    await browser.call(sendInvitationToAdventure, { body: { ...who, id: adventureId } }, headers)
    const [mail] = await takeMails(world)
    expect(mail?.language).toBe('pl')
    expect(mail?.text).toContain('Ada Nowak zaprasza cię do przygody')
  })

  it('takes whatever people wrote for text [AUTH-14]', async () => {
    const { db, player } = world
    await db.update(people).set({ displayName: HOSTILE }).where(eq(people.id, player.id))
    const [mail] = await mailsOf('invitation', 'en', { firstName: HOSTILE })
    expect(mail?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })

  it('to an address that nobody has proved makes no link of a name that somebody else wrote [AUTH-14]', async () => {
    const { db, player } = world
    const names = { firstName: 'Prize', displayName: 'win.test Prize' }
    await db.update(people).set(names).where(eq(people.id, player.id))
    const [invitation] = await mailsOf('invitation', 'en', { firstName: 'claim.test' })
    expect(invitation?.text).toContain('Hello claim. test,')
    expect(invitation?.text).toContain('win. test Prize')
    const moving = (await mailsOf('email', 'en')).find(({ to }) => to === 'to@test.test')
    expect(moving?.text).not.toContain('Prize')
    const [reset] = await mailsOf('reset', 'en')
    expect(reset?.text).toContain('Prize')
  })

  it('names nobody where the sender is gone [AUTH-14]', async () => {
    const invitedBy = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000'
    const [mail] = await mailsOf('invitation', 'en', { invitedBy, adventureId: invitedBy })
    expect(mail?.text).toContain('Someone at House invites you to learn and play at House.')
  })

  it.each([
    ['', null],
    ['/assets/logo.svg', null],
    ['http://cdn.test/logo.png', null],
    ['//cdn.test/logo.png', null],
    ['https://cdn.test/logo.png?a=1&b="2"', 'https://cdn.test/logo.png?a=1&amp;b=%222%22'],
  ])('shows the logo %j as a picture from %j, and loads nothing else [AUTH-13]', async (logoUrl, src) => {
    world = await openWorld({ look: { ...LOOK, logoUrl } })
    const [mail] = await mailsOf('reset', 'en')
    const sources = [...(mail?.html.matchAll(/<img src="([^"]*)"/g) ?? [])].map(([, found]) => found)
    expect(sources).toEqual(src === null ? [] : [src])
    expect(mail?.html).not.toMatch(/url\(|<link|<script|@import/)
  })

  it('can be read on any colours of a tenant [AUTH-13]', () => {
    const colour = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })))
    fc.assert(
      fc.property(colour, (parts) => {
        const hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
        expect(contrast(hex, textOn(hex))).toBeGreaterThanOrEqual(4.5)
      }),
    )
    expect(contrast('#000000', '#FFFFFF')).toBe(21)
  })
})
