import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { readPill } from '../pill.ts'
import { listenTo, type Heard, type ScreenReader } from '../screen-reader.ts'

/** What somebody who has listened knows: which answers are right, by the words of the question. */
const KNOWN = ['long-passphrases', 'second-factor', 'locked-screen']
  .flatMap((id) => readPill('harbour', id).cards)
  .flatMap(({ question }) => (question ? [question] : []))

/** More than the mission takes: after so many the way is lost. */
const MOST_STEPS = 120

/** What has the focus when somebody can go on. */
const SPEAKING = ['button', 'heading', 'navigation', 'textbox']

/** Heard on the map when the mission is done. */
const AT_THE_END = 'Market is open now.'

test.use({ wavesStreakOff: false, wavesTourOff: false })

test('the first mission is played with the screen off, by keyboard and by what is spoken alone [ACCESS-1, ACCESS-2, STAGE-8]', async ({
  page,
}) => {
  test.slow()
  const reader = await listenTo(page)
  const email = await signUp(page, 'Homer', { isShownAround: false })
  await page.context().clearCookies()
  await page.goto('/')
  await expect.poll(async () => (await reader.focus()).name).toBe('E-mail or user name')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  expect(await reader.focus()).toMatchObject({ role: 'textbox', name: 'Password' })
  await page.keyboard.type('three grey gulls')
  await page.keyboard.press('Enter')

  const heard: string[] = []
  let before: Moment | null = null
  for (let step = 0; step < MOST_STEPS && !heard.includes(AT_THE_END); step++) {
    before = await somethingNew(reader, before, heard)
    for (const key of keysFor(before)) await page.keyboard.press(key)
  }
  expect(heard).toContain(AT_THE_END)
  // the map as it was left would be told again, and what is next there is done
  expect(heard.filter((line) => /Next: Harbour\.$/.test(line))).toHaveLength(1)
})

/** All that can be heard at a moment. */
interface Moment {
  focus: Heard
  page: readonly Heard[]
}

/** ms between two moments that have to be alike: what still changes is listened to no further. */
const A_PAUSE_MS = 250

/** Waits until the focus has moved, something was announced, or a question goes on, and nothing more comes. */
async function somethingNew(reader: ScreenReader, before: Moment | null, heard: string[]): Promise<Moment> {
  const begin = heard.length
  const moments: Moment[] = []
  await expect
    .poll(
      async () => {
        const last = moments.at(-1)
        const now = { focus: await reader.focus(), page: await reader.read() }
        moments.push(now)
        heard.push(...(await reader.announced()))
        const isLed =
          heard.length > begin || now.focus.role === 'heading' || !isSame(now.focus, before?.focus)
        return isLed && SPEAKING.includes(now.focus.role) && !isSame(now, before) && isSame(now, last)
      },
      { message: `nothing came after ${JSON.stringify(before)}`, intervals: [A_PAUSE_MS] },
    )
    .toBe(true)
  const [now] = moments.slice(-1)
  if (!now) throw new Error('nothing was listened to')
  return now
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What a listener presses who knows nothing but what was heard. */
function keysFor({ focus, page }: Moment): string[] {
  const choices = page.filter(({ role }) => role === 'radio' || role === 'checkbox')
  const hears = (words: string) => page.some(({ name }) => name.includes(words))
  // the login is on its way
  if (focus.role === 'textbox') return []
  if (focus.role === 'navigation' || (focus.role === 'button' && /, finished/.test(focus.name)))
    return ['PageDown']
  if (focus.role === 'button' || choices.length === 0 || hears('That is right.')) return ['Enter']
  const question = KNOWN.find(({ text }) => hears(text))
  if (!question) throw new Error(`no question is heard: ${JSON.stringify(page)}`)
  const places = question.right.map((right) => choices.findIndex(({ name }) => name.includes(right)) + 1)
  return [...places.map(String), 'Enter']
}
