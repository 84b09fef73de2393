import { matchPath } from 'react-router-dom'

/** The part of the screen that the page has, in CSS px, and what points at it. */
export interface DeviceFrame {
  width: number
  height: number
  /** A finger, not a mouse. */
  isTouch: boolean
}

/** How the device is to be held; null: as it is held now. */
export type NeededTurn = 'landscape' | 'portrait' | null

/** A phone's shorter side is below it, a tablet's is not; it is also the height that shuts phones out (SHELL-4). */
const PHONE_SIDE = 500

/** Pages of the front door, and the player's own: open to a phone that lies (SHELL-4). */
const ALWAYS_OPEN = ['/app/login', '/app/register/*', '/app/resetpassword', '/app/player/*']
/** Kinds of task that are played on a phone that lies. */
const LYING_KINDS = ['film2', 'ebook', 'learning-pill', 'scorm12', 'video_player', 'grafika']
/** Maps and missions that are drawn as scenes: wider than tall. */
const SCENES = ['map', 'mission', 'destination']

/**
 * Tablets hold scenes in landscape, phones everything upright but what says otherwise (decisions, *Traps*: phones play in
 * portrait).
 * @param kind of the task that the path leads to; undefined while it is not known: nothing is asked for yet
 */
export function neededTurn(frame: DeviceFrame, path: string, kind?: string): NeededTurn {
  if (!frame.isTouch) return null
  if (isPhone(frame)) return isLyingPhone(frame) && !isOpenLying(path, kind) ? 'portrait' : null
  return frame.width <= frame.height && isScene(path) ? 'landscape' : null
}

function isPhone({ width, height, isTouch }: DeviceFrame): boolean {
  return isTouch && Math.min(width, height) < PHONE_SIDE
}

export function isLyingPhone(frame: DeviceFrame): boolean {
  return isPhone(frame) && frame.width > frame.height
}

function isOpenLying(path: string, kind: string | undefined): boolean {
  if (ALWAYS_OPEN.some((pattern) => matchPath(pattern, path))) return true
  if (taskAt(path) === null) return false
  return kind === undefined || LYING_KINDS.includes(kind)
}

/** Whether a path leads to a map or mission that is a scene, and so has its list. */
export function isScene(path: string): boolean {
  const word = matchPath('/app/game/plot/:word/:missionId/:missionName', path)?.params.word
  return word !== undefined && SCENES.includes(word)
}

/** The task that a path opens; null for every other page. */
export function taskAt(path: string): string | null {
  return matchPath('/app/game/plot/task/:taskId/*', path)?.params.taskId ?? null
}
