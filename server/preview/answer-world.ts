import {
  readAdventureSettings,
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
} from '#shared/contract/adventures.ts'
import { readMission, readMissionDetails, readMissionTasks } from '#shared/contract/missions.ts'
import { readAppParams, readPlatformSettings } from '#shared/contract/platform.ts'
import { changeLocale, readProfile, readProgress, readToday, type Profile } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { loginStatus } from '#shared/contract/session.ts'
import type { SwitchKey } from '#shared/domain/switches.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import { idOfKey } from '#server/lib/id-of-key.ts'
import { mapLight } from '#server/play/map-light.ts'
import { showMissionNames, showOwnNames } from '#server/modules/adventures/show-adventure.ts'
import { showTree } from '#server/modules/adventures/show-tree.ts'
import {
  showMission,
  showStates,
  showTasksBelow,
  statesShown,
} from '#server/modules/missions/show-mission.ts'
import { showSettings } from '#server/modules/platform/show-settings.ts'
import { showProgress } from '#server/modules/player/show-progress.ts'
import { progressBelow } from '#server/play/player-progress.ts'
import { inPreview, type Playing, type PreviewCall } from './playing.ts'
import { lookSeen, weatherSeen } from './preview-look.ts'

/** What belongs to other people, to time that passes, or to a real account: a preview has none of it. */
const SWITCHED_OFF: readonly SwitchKey[] = [
  'streak_enabled',
  'isRecommendationModuleEnabled',
  'protip',
  'coaching_sessions_enabled',
  'training_sign_of_enabled',
  'error_handler',
]

/** Coins are for a shop, which no preview has. */
export const HAS_SHOP = false

/** @throws Problem 404 for a mission that the content does not have */
function missionOf({ context }: Playing, id: string): PublishedMission {
  const mission = context.content.missions.get(id)
  if (!mission) throw notFound()
  return mission
}

/** The caller's own name and face; nothing of it is the caller's account. */
async function profileOf({ preview, state, visit, readPerson }: Playing): Promise<Profile> {
  const person = await readPerson()
  if (!person) throw notFound()
  return {
    ...person,
    // what browsers store by player is nobody else's
    id: idOfKey(visit.player.id, preview.id),
    ...{ username: '', email: '', pendingEmail: null, role: 'player', language: null },
    isCompletionShown: true,
    isTutorialSeen: state.isTutorialSeen,
    // a page that begins the tour goes on with it by itself
    tourLeft: [],
  }
}

/** What the game is shown from, besides its tasks and what its missions tell. */
export const worldCalls: readonly PreviewCall[] = [
  inPreview(loginStatus, () => ({ status: true, agreement: 1 as const })),
  inPreview(changeLocale, () => undefined),
  inPreview(readAppParams, (_, { visit: { tenant }, look }) => [
    ...tenant.databaseParams,
    ...SWITCHED_OFF.map((configKey) => ({ configKey, configValue: false })),
    ...weatherSeen(look),
  ]),
  inPreview(readPlatformSettings, (_, { visit: { tenant }, context, look }) => {
    const { languages } = context.content.published
    const defaultLanguage = languages.find((one) => one === tenant.defaultLanguage) ?? context.words.language
    const shown = { ...tenant, look: lookSeen(tenant.look, look), languages, defaultLanguage }
    return { ...showSettings(shown, null), sendStatistics: false }
  }),
  inPreview(readAdventureSettings, (_, { visit: { tenant }, context: { content, words } }) => ({
    tree: showTree(content, words),
    config: {
      logoURL: tenant.features.adventureLogoUrl,
      shop: { isShopEnabled: HAS_SHOP },
      mainDestination: { isActivitiesWidgetEnabled: false },
      protip: { isProtipEnabled: false },
    },
  })),
  inPreview(readMyAdventures, (_, { preview, context: { content, words, progress } }) => [
    {
      ...{ id: preview.id, name: words.adventure, thumbnail: content.published.thumbnail, isActive: true },
      progress: progressBelow(content, progress, content.published.rootMission),
    },
  ]),
  inPreview(readMissionsTranslations, (_, { context: { content } }) =>
    showMissionNames(content, content.published.languages),
  ),
  inPreview(readMySpaceTranslations, (_, { context: { content } }) =>
    showOwnNames(content, content.published.languages),
  ),
  inPreview(readMission, ({ params }, playing) => {
    const mission = missionOf(playing, params.id)
    const { tenant, now } = playing.visit
    return { ...showMission(playing.context, mission, HAS_SHOP), ...mapLight(mission, tenant, now) }
  }),
  inPreview(readMissionDetails, ({ params }, playing) => {
    const ids = statesShown(playing.context, missionOf(playing, params.id))
    return { missions: showStates(playing.context, ids, new Map(), new Map()) }
  }),
  inPreview(readMissionTasks, ({ params }, playing) => ({
    missions: showTasksBelow(playing.context, missionOf(playing, params.id), HAS_SHOP),
  })),
  inPreview(readProfile, (_, playing) => profileOf(playing)),
  inPreview(changeProfile, ({ body }, playing) => {
    if (!body.isTutorialSeen) return profileOf(playing)
    const state = { ...playing.state, isTutorialSeen: true }
    playing.change(state)
    return profileOf({ ...playing, state })
  }),
  inPreview(readProgress, (_, { context }) => ({ ...showProgress(context, HAS_SHOP), goods: [] })),
  inPreview(readToday, (_, { state }) => ({
    tasksDoneToday: state.attempts.filter(({ isReview, finishedAt }) => !isReview && finishedAt !== null)
      .length,
    pointsToday: 0,
    streakDue: false,
    newMessages: 0,
  })),
]
