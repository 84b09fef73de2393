import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Activity } from '#shared/contract/activities.ts'
import { AdventureConfig, AdventureSettings } from '#shared/contract/adventures.ts'
import { AvatarSprite } from '#shared/contract/avatar.ts'
import { AlertMessage } from '#shared/contract/messages.ts'
import { Mission, MissionState } from '#shared/contract/missions.ts'
import { AppParams, LanguageOption, PlatformSettings, StoreConfig } from '#shared/contract/platform.ts'
import { StreakReply, UserProgress } from '#shared/contract/player.ts'
import { PushConfig, saveDeviceToken } from '#shared/contract/push.ts'
import { Recommendation } from '#shared/contract/recommendations.ts'
import { LoginStatus } from '#shared/contract/session.ts'
import { ErrorReport, StatisticsEvent } from '#shared/contract/statistics.ts'
import { Denied, TaskSummary } from '#shared/contract/attempts.ts'
import { Protips } from '#shared/contract/tips.ts'
import { Task } from '#shared/contract/tasks.ts'
import { showTree } from '#server/modules/adventures/show-tree.ts'
import { indexAdventure } from '#server/play/content.ts'
import { wordsIn } from '#server/play/words.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'

/** Every name in a schema, with those inside objects as `outer.inner`. */
function namesOf(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodMiniArray) return namesOf(schema.def.element, path)
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema.shape).flatMap(([name, inner]) => {
    const full = path === '' ? name : `${path}.${name}`
    return [full, ...namesOf(inner, full)]
  })
}

const MISSION =
  'missionId missionName missionBackground missionBackgroundVideo missionThumbnail missionAlign assistant'

/** The entities of the specification's section 3 that go over the wire, field by field as spelt there. */
const EXACT: [string, unknown, string][] = [
  [
    'adventure config',
    AdventureConfig,
    'logoURL shop shop.isShopEnabled mainDestination mainDestination.isActivitiesWidgetEnabled protip protip.isProtipEnabled',
  ],
  ['activity', Activity, 'id avatar avatarSprite playerName activityTitle date'],
  ['mission state', MissionState, 'id activePlayers progress'],
  ['language', LanguageOption, 'shortName name icoUrl isActive'],
  ['streak', StreakReply, 'streak granted type date bonusPoints bonusCoins'],
  ['store configuration', StoreConfig, 'apiLink'],
  ['app parameters', AppParams, 'configKey configValue'],
  ['notification config', PushConfig, 'firebaseSDKConfigObject vapidKey'],
  ['device token', saveDeviceToken.body, 'deviceToken'],
]

/** Those that carry more of ours besides. */
const WITH_MORE: [string, unknown, string][] = [
  ['no summary', Denied, 'denided'],
  [
    'platform settings',
    PlatformSettings,
    `platformLogoURL platformBackgroundURL platformFaviconURL platformTitle mainColorOne mainColorTwo mainColorThree
     mainColorThreeLighten languageSettings languageSettings.defaultLang languageSettings.languageArray
     notificationPushSettings notificationPushSettings.isNotificationPushEnabled loginAndRegisterSettings
     loginAndRegisterSettings.recaptchaSiteKey sendStatistics audioEffectsTurnedOn`,
  ],
  ['login status', LoginStatus, 'status agreement'],
  ['alert message', AlertMessage, 'id title content link'],
  ['statistics event', StatisticsEvent, 'name payload metadata metadata.time'],
  ['error report', ErrorReport, 'error metadata metadata.browser metadata.screen metadata.screen.innerWidth'],
  ['adventure settings', AdventureSettings, 'tree config'],
  [
    'mission',
    Mission,
    `${MISSION} missions ${MISSION.split(' ')
      .map((name) => `missions.${name}`)
      .join(' ')}`,
  ],
  [
    'task',
    Task,
    'type is_completed points congrats params params.isLeaderAcceptRequired params.isShowCorrectAnswerHidden',
  ],
  ['recommendation', Recommendation, 'title backgroundUrl competence taskDescription rate taskId itemIndex'],
  ['task summary', TaskSummary, 'points currency'],
  [
    'avatar sprite',
    AvatarSprite,
    `spriteName heightScale hairstyle hairstyle.x hairstyle.y browns browns.x browns.y eyes eyes.x eyes.y nose nose.x
     nose.y lips lips.x lips.y`,
  ],
  [
    'protip response',
    Protips,
    'points protips protips.id protips.text protips.date protips.user protips.avatar protips.avatarSprite',
  ],
  ['progress', UserProgress, 'playerProgress playerPoints items.playerProgress items.playerPoints'],
]

describe('on the wire', () => {
  it.each(EXACT)('%s has the fields of the specification [SERVE-5]', (_, schema, fields) => {
    const ours = namesOf(schema).filter((name) => !name.startsWith('languageSettings.languageArray.'))
    expect(ours.sort()).toEqual(fields.split(/\s+/).sort())
  })

  it.each(WITH_MORE)(
    '%s has the fields of the specification among its own [SERVE-5]',
    (_, schema, fields) => {
      expect(namesOf(schema)).toEqual(expect.arrayContaining(fields.split(/\s+/)))
    },
  )

  it('the tree has the fields of the new format [SERVE-5] [DATA-1]', () => {
    const content = indexAdventure(sampleAdventure())
    const tree = showTree(content, wordsIn(content, [], { languages: ['en'], defaultLanguage: 'en' }))
    expect(Object.keys(tree ?? {})).toEqual(['jsonVersion', 'adventureConfiguration', 'rootMission'])
    expect(Object.keys(tree?.adventureConfiguration ?? {})).toEqual([
      'isGraphicsForMobile',
      'adventureBackground',
      'mainDestinationType',
    ])
    expect(Object.keys(tree?.rootMission ?? {})).toEqual(
      expect.arrayContaining([...MISSION.split(' '), 'missions']),
    )
  })
})
