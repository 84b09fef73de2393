import { describe, expect, it } from 'vitest'
import { neededTurn, type DeviceFrame } from './needed-turn.ts'

const FRAMES = {
  desktop: { width: 1366, height: 768, isTouch: false },
  'narrow window': { width: 480, height: 700, isTouch: false },
  'low window': { width: 1280, height: 420, isTouch: false },
  'phone upright': { width: 390, height: 844, isTouch: true },
  'phone lying': { width: 844, height: 390, isTouch: true },
  'tablet upright': { width: 820, height: 1180, isTouch: true },
  'tablet lying': { width: 1180, height: 820, isTouch: true },
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
const DOOR = [
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

/** Who has to turn, and how; whoever is not named stays. */
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
  ...DOOR.map((path): [string, null, Turned] => [path, null, {}]),
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
    const asked = Object.entries(FRAMES).map(([name, frame]) => [name, neededTurn(frame, path, kind)])
    expect(Object.fromEntries(asked.filter(([, turn]) => turn !== null))).toEqual(turned)
  })
})
