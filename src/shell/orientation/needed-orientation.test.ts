import { describe, expect, it } from 'vitest'
import { kindOf } from '#src/features/tasks/kinds.ts'
import { neededOrientation, type DeviceFrame } from './needed-orientation.ts'

/** A window that fills the screen of its device. */
function whole(width: number, height: number, isTouch: boolean): DeviceFrame {
  return { width, height, isTouch, screenSide: Math.min(width, height), isScreenWide: width > height }
}

const FRAMES = {
  desktop: whole(1366, 768, false),
  'narrow window': { ...whole(1366, 768, false), width: 480, height: 700 },
  'low window': { ...whole(1366, 768, false), width: 1280, height: 420 },
  'phone upright': whole(390, 844, true),
  'phone lying': whole(844, 390, true),
  'tablet upright': whole(820, 1180, true),
  'tablet lying': whole(1180, 820, true),
} satisfies Record<string, DeviceFrame>

const SCENES = ['map/isles/Isles', 'mission/school/School', 'destination/keep/Keep']
const PAGES = [
  'board/market/Market',
  'LMS/archive/Archive',
  'onboarding/ferry/Ferry',
  'easter_egg/bottle/Bottle',
  'task-introduction/one/school',
  'list/isles/isles',
]
const inGame = (path: string) => `/app/game/plot/${path}`
const AUTH_PATHS = [
  '/app/login',
  '/app/register',
  '/app/register/social',
  '/app/resetpassword',
  '/app/player',
  '/app/confirm-email',
  '/app/adventures',
]
const LYING = ['film2', 'ebook', 'learning-pill', 'scorm12', 'video_player', 'grafika']
const UPRIGHT = ['symulacja_v3', 'quiz-connector-mothers-children', 'egzamin', 'survey', 'upload']

const isLying = (kind: string | null) => (kind === null ? null : (kindOf(kind)?.isPlayedLying ?? null))

/** Who has to turn, and how; anyone who is not named stays. */
type Turned = Partial<Record<keyof typeof FRAMES, 'landscape' | 'portrait'>>

const TABLE: [string, string | null, Turned][] = [
  ...SCENES.map((path): [string, null, Turned] => [
    inGame(path),
    null,
    { 'phone lying': 'portrait', 'tablet upright': 'landscape' },
  ]),
  ...[...PAGES.map(inGame), '/app', '/app/accept-invitation'].map((path): [string, null, Turned] => [
    path,
    null,
    { 'phone lying': 'portrait' },
  ]),
  ...AUTH_PATHS.map((path): [string, null, Turned] => [path, null, {}]),
  ...LYING.map((kind): [string, string, Turned] => [inGame('task/one/1'), kind, {}]),
  ...UPRIGHT.map((kind): [string, string, Turned] => [
    inGame('task/one/1'),
    kind,
    { 'phone lying': 'portrait' },
  ]),
  [inGame('task/one/1'), null, {}],
]

describe('how a device is to be held', () => {
  it.each(TABLE)('%s (%s): %j [SHELL-3] [SHELL-4]', (path, kind, turned) => {
    const asked = Object.entries(FRAMES).map(([name, frame]) => [
      name,
      neededOrientation(frame, path, isLying(kind)),
    ])
    expect(Object.fromEntries(asked.filter(([, orientation]) => orientation !== null))).toEqual(turned)
  })
})

const MAP = inGame('map/isles/Isles')
const onPhone = whole(390, 844, true)
const onLyingPhone = whole(844, 390, true)
const onTablet = whole(820, 1180, true)
const onLyingTablet = whole(1180, 820, true)

it.each<[string, DeviceFrame, 'portrait' | 'landscape' | null]>([
  ['a tablet in split view, upright in a narrow half', { ...onLyingTablet, width: 480, height: 820 }, null],
  ['a tablet in split view, in the lower half', { ...onTablet, width: 820, height: 480 }, null],
  ['a lying tablet zoomed to 200 %', { ...onLyingTablet, width: 590, height: 410 }, null],
  ['an upright tablet zoomed to 200 %', { ...onTablet, width: 410, height: 590 }, 'landscape'],
  ['a tablet with its keyboard open', { ...onLyingTablet, height: 360 }, null],
  ['a phone with its keyboard open', { ...onPhone, height: 360 }, null],
  ['an upright phone in split view', { ...onPhone, height: 340 }, null],
  ['a lying phone zoomed to 150 %', { ...onLyingPhone, width: 563, height: 260 }, 'portrait'],
  ['a lying phone zoomed out to 50 %', { ...onLyingPhone, width: 1688, height: 780 }, null],
])('the screen says what a device is, not the window: %s [SHELL-3] [SHELL-4]', (_, frame, orientation) => {
  expect(neededOrientation(frame, MAP, null)).toBe(orientation)
})
