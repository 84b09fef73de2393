import { matchPath } from 'react-router-dom'
import {
  ADVENTURES,
  CONFIRM_EMAIL,
  LOGIN,
  missionWordAt,
  pageAt,
  PLAYER,
  REGISTER,
  RESET,
} from '#src/navigation/paths.ts'

/** The device and the part of its screen that the page has; lengths in CSS px. */
export interface DeviceFrame {
  width: number
  height: number
  /** The screen's shorter side. The window's says little: split view, browser zoom and the keyboard change it. */
  screenSide: number
  /** The device itself is held in landscape, whatever the shape of the window on it. */
  isScreenWide: boolean
  /** A finger, not a mouse. */
  isTouch: boolean
}

/** How the device is to be held; null: as it is held now. */
export type NeededOrientation = 'landscape' | 'portrait' | null

/** The shorter side of a phone's screen is below it, a tablet's is not. */
const PHONE_SIDE = 500
/** A phone's viewport is blocked below it (SHELL-4). */
const LOW_HEIGHT = 500

/**
 * The auth pages, and the player's own: open to a phone that lies (SHELL-4); and two that the rule does not know,
 * low enough for it.
 */
const ALWAYS_OPEN = [LOGIN, `${REGISTER}/*`, RESET, `${PLAYER}/*`, CONFIRM_EMAIL, ADVENTURES]
/** Maps and missions that are drawn as scenes: wider than tall. */
const SCENES = ['map', 'mission', 'destination']

/**
 * Tablets hold scenes in landscape, phones everything upright but what says otherwise (decisions, *Traps*: phones play in
 * portrait).
 * @param isLyingTask whether the task that the path leads to is played on a phone that lies; null while it is not known:
 * nothing is asked for yet
 */
export function neededOrientation(
  frame: DeviceFrame,
  path: string,
  isLyingTask: boolean | null,
): NeededOrientation {
  if (!frame.isTouch) return null
  // both: a window of the other shape, as in split view, would not be helped by turning the device
  const isLying = frame.width > frame.height && frame.isScreenWide
  const isUpright = frame.height >= frame.width && !frame.isScreenWide
  if (frame.screenSide < PHONE_SIDE)
    return isLying && frame.height < LOW_HEIGHT && !isOpenLying(path, isLyingTask) ? 'portrait' : null
  return isUpright && isScene(path) ? 'landscape' : null
}

function isOpenLying(path: string, isLyingTask: boolean | null): boolean {
  if (ALWAYS_OPEN.some((pattern) => matchPath(pattern, path))) return true
  return pageAt(path) === 'task' && isLyingTask !== false
}

/** Whether a path leads to a map or mission that is a scene, and so has its list. */
export function isScene(path: string): boolean {
  return SCENES.includes(missionWordAt(path) ?? '')
}
