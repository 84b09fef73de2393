import { generatePath, matchPath } from 'react-router-dom'
import { isMapKind, isStoryKind, missionPath } from '#shared/domain/mission-kinds.ts'
import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'

export const LOGIN = '/app/login'
export const REGISTER = '/app/register'
/** Where a player is who has not accepted the agreement (AUTH-6). */
export const SOCIAL = '/app/register/social'
export const RESET = '/app/resetpassword'
export const INVITATION = '/app/accept-invitation'
export const CONFIRM_EMAIL = '/app/confirm-email'
export const PLAYER = '/app/player'
/** My badges, those that I have and those that I have not. */
export const BADGES = '/app/player/badges'
/** My trainings there, and what leaders said to them. */
export const TRAININGS = '/app/player#trainings'
/** Coaching sessions that are offered to me, and those I booked. */
export const COACHING = '/app/coaching'
export const SETTINGS = '/app/player/settings'
/** The whole ranking, podium and list. */
export const RANKINGS = '/app/rankings'
export const ADVENTURES = '/app/adventures'
/** Where designers bring packages. */
export const PACKAGES = '/app/packages'
/** Where designers and admins make adventures. */
export const CONTENT = '/app/content'
export const HOME = '/app'
/** Where an admin keeps people and teams. */
export const PEOPLE = '/app/people'
/** Where coins are spent, and below it what was bought. */
export const SHOP = '/app/shop'
export const MY_ORDERS = `${SHOP}/orders`
/** The leader area. */
export const LEADER = '/app/leader'
export const LEADER_TRAININGS = `${LEADER}/trainings`
/** State of the history with which a new password leads to the login. */
export const PASSWORD_SET = 'password-set'

/** Addresses below HOME (ROUTE-3, ROUTE-4), for the router and for anyone who leads there. */
export const PAGES = {
  introduction: 'game/plot/task-introduction/:taskId/:missionId',
  list: 'game/plot/list/:missionId/:parentId',
  task: 'game/plot/task/:taskId/1',
} as const
type Page = keyof typeof PAGES

export function pathOfMission(mission: MissionNode): string {
  return missionPath(mission.kind, mission.id, mission.name)
}

/** Where an adventure starts, and where each of its pages leads back to. */
export function pathOfHub({ missions, hubId }: Adventure): string {
  const hub = missions.get(hubId)
  return hub ? pathOfMission(hub) : HOME
}

/** Where an onboarding ends: the hub where that is a map, else the first map below the root; without any map, the hub. */
export function pathOfFirstMap(adventure: Adventure): string {
  const { missions, hubId } = adventure
  const hub = missions.get(hubId)
  const nodes = [...(hub ? [hub] : []), ...missions.values()]
  const first = nodes.find(({ kind }) => isMapKind(kind)) ?? nodes.find(({ kind }) => !isStoryKind(kind))
  return first ? pathOfMission(first) : HOME
}

export function pathOfIntroduction(taskId: string, missionId: string): string {
  return generatePath(`/app/${PAGES.introduction}`, { taskId, missionId })
}

export function pathOfTask(taskId: string): string {
  return generatePath(`/app/${PAGES.task}`, { taskId })
}

/** Query word of an introduction and of a task: the part of it to stand on. */
export const AT = 'at'

/** The introduction of a task, which leads on to one part of it; an empty one: to where the player stood. */
export function pathToPart(taskId: string, missionId: string, partId: string): string {
  const path = pathOfIntroduction(taskId, missionId)
  return partId === '' ? path : `${path}?${new URLSearchParams({ [AT]: partId }).toString()}`
}

/** What was handed in last in a task. */
export function pathOfReview(taskId: string): string {
  return `${pathOfTask(taskId)}?review`
}

export function pathOfList(missionId: string, parentId: string): string {
  return generatePath(`/app/${PAGES.list}`, { missionId, parentId })
}

/** Which of the pages about a task or a mission a path leads to; null for maps, missions and all else. */
export function pageAt(path: string): Page | null {
  const pages = ['introduction', 'list', 'task'] as const
  return pages.find((page) => matchPath(`/app/${PAGES[page]}`, path)) ?? null
}

/** The word for its kind that the path to a mission has; null for all other paths. */
export function missionWordAt(path: string): string | null {
  return matchPath('/app/game/plot/:word/:missionId/:missionName', path)?.params.word ?? null
}

/** Whether a path leads to what is read on a page of its own, not in a scene: some missions, and the shop. */
export function isViewPage(path: string): boolean {
  const word = missionWordAt(path)
  return word === 'LMS' || word === 'board' || word === 'onboarding' || path.startsWith(SHOP)
}

/** The mission that a path leads to; null for pages and all else. */
export function missionAt(path: string): string | null {
  if (pageAt(path) !== null) return null
  return matchPath('/app/game/plot/:word/:missionId/:missionName', path)?.params.missionId ?? null
}

/** The list of the root: with what lies below it, that is every task. */
export function pathOfAllTasks({ rootId }: Adventure): string {
  return pathOfList(rootId, rootId)
}

/** Whether there is nothing on a page for who is signed in. */
export function isForStrangers(path: string): boolean {
  return [LOGIN, REGISTER].some((page) => matchPath(page, path))
}

/** Where a change of language is nothing but other words: it is neither saved nor followed by a reload (LANG-2). */
export function isSpokenAtOnce(path: string): boolean {
  return [LOGIN, REGISTER, `${PLAYER}/*`, '/'].some((page) => matchPath(page, path))
}
