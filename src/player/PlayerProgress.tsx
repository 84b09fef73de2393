import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { AdventureChoice } from '#src/features/adventures/AdventureChoice.tsx'
import { adventureQuery, myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { MySignOffs } from '#src/features/coaching/MySignOffs.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { Section } from '#src/features/profile/Section.tsx'
import { FinishedTasks } from '#src/features/progress/FinishedTasks.tsx'
import { MissionProgress } from '#src/features/progress/MissionProgress.tsx'
import { MyPoints } from '#src/features/progress/MyPoints.tsx'
import { NextSteps } from '#src/features/recommendations/NextSteps.tsx'
import { SmallRanking } from '#src/features/rankings/SmallRanking.tsx'
import { RECALL } from '#src/features/recall/recall-path.ts'
import { StreakStrip } from '#src/features/streak/StreakStrip.tsx'
import { TipBook } from '#src/features/tips/TipBook.tsx'
import { TipExchange } from '#src/features/tips/TipExchange.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { HOME, pathOfIntroduction, pathOfMission, RANKINGS } from '#src/navigation/paths.ts'
import { useEnterAdventure } from '#src/shell/use-enter-adventure.ts'
import { reviewPathOf } from '#src/features/tasks/review-path.ts'
import { BadgeSection } from './BadgeSection.tsx'
import { CompetenceSection } from './CompetenceSection.tsx'
import { goToSection } from './go-to-section.ts'
import { NotesSection } from './NotesSection.tsx'
import { OrderSection } from './OrderSection.tsx'
import { RecallSection } from './RecallSection.tsx'
import { SpaceHead } from './SpaceHead.tsx'
import styles from './PlayerProgress.module.css'

/**
 * My space: what I have by now, what comes next, the days of the streak, the missions, what they train, what I have finished and noted,
 * what it brought, what I bought with it, and the adventures. An address that names a section (`#trainings`) leads to it.
 */
export function PlayerProgress() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  const hasTips = usePlatform(({ switches }) => switches.protip)
  const isRecommended = usePlatform(({ switches }) => switches.isRecommendationModuleEnabled)
  const isSignedOff = usePlatform(({ switches }) => switches.training_sign_of_enabled)
  const { data: adventures } = useQuery(myAdventuresQuery)
  const { data: played } = useQuery({
    ...adventureQuery(i18n.language),
    enabled: adventures?.some(({ isActive }) => isActive) ?? false,
  })
  const { isRefused, enter } = useEnterAdventure()
  const { hash } = useLocation()
  const isPlayedKnown = played !== undefined
  // what comes late pushes the rest down
  useEffect(() => goToSection(hash.slice(1)), [hash, isPlayedKnown])
  const hasCoins = played?.config.shop.isShopEnabled ?? false
  const missions = [...(played?.adventure.missions.values() ?? [])]
  const go = (path: string) => void navigate(path)
  return (
    <div className={styles.page}>
      <div className={styles.wide}>
        <SpaceHead hasCoins={hasCoins} hasStreak={hasStreak} />
      </div>
      {hasStreak && (
        <div className={styles.wide}>
          <Section id="streak" title={t('streak.strip.title')} about={t('streak.strip.about')}>
            <div>
              <StreakStrip />
            </div>
          </Section>
        </div>
      )}
      <div className={styles.column}>
        {played && isRecommended && (
          <Section id="next" title={t('recommendations.upNext')}>
            <NextSteps onTask={({ taskId, missionId }) => go(pathOfIntroduction(taskId, missionId))} />
          </Section>
        )}
        {played && (
          <Section id="missions" title={t('progress.area.missions')} about={played.name}>
            <MissionProgress
              missions={missions.filter(({ id }) => id !== played.adventure.rootId)}
              onMission={(id) => {
                const mission = played.adventure.missions.get(id)
                if (mission) go(pathOfMission(mission))
              }}
            />
          </Section>
        )}
        {played && (
          <>
            <RecallSection onOpen={() => go(RECALL)} />
            <CompetenceSection adventureName={played.name} />
          </>
        )}
        <Section id="finished" title={t('progress.area.finished')}>
          <FinishedTasks
            onTask={({ id, mission }) => go(pathOfIntroduction(id, mission.id))}
            reviewOf={(task) => {
              const path = reviewPathOf(task)
              return path === null ? null : () => go(path)
            }}
            onPlay={() => go(HOME)}
          />
        </Section>
        <NotesSection />
      </div>
      <div className={styles.column}>
        <BadgeSection />
        <Section id="ranking" title={t('rankings.small')}>
          <SmallRanking />
          <Button variant="secondary" onClick={() => go(RANKINGS)}>
            {t('rankings.whole')}
          </Button>
        </Section>
        <Section id="points" title={t('progress.area.statement')} about={t('progress.area.statementAbout')}>
          <MyPoints />
        </Section>
        {hasCoins && <OrderSection />}
        {hasTips && played?.config.protip.isProtipEnabled && (
          <Section id="tips" title={t('tips.title')}>
            <TipExchange />
            <TipBook />
          </Section>
        )}
        {isSignedOff && (
          <Section id="trainings" title={t('coaching.title')} about={t('coaching.about')}>
            <MySignOffs />
          </Section>
        )}
        {adventures && adventures.length > 0 && (
          <Section id="adventures" title={t('progress.area.adventures')}>
            {isRefused && <Notice tone="error">{t('adventures.refused')}</Notice>}
            <AdventureChoice adventures={adventures} onAdventure={(id) => void enter(id)} />
          </Section>
        )}
      </div>
    </div>
  )
}
