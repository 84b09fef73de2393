import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LockSimpleIcon, MapTrifoldIcon, WarningIcon } from '#src/ui/icons.ts'
import { Branches } from './parts/Branches.tsx'
import { linesBefore, missionGraph } from './rules/mission-graph.ts'
import { useMissionName } from './open-scene.ts'
import { findingsOfMission } from './rules/thing-findings.ts'
import styles from './Panels.module.css'
import { useDesk, useEditor } from './use-editor.ts'
import { useOpening } from './use-opening.ts'

interface MissionsPanelProps {
  /** The address of a mission's scene. */
  hrefOf: (mission: string) => string
  /** Who else is at it. */
  othersAt: (mission: string) => ReactNode
}

/** The adventure as it is walked: each mission below the one that leads to it, with what is locked and what leads nowhere. */
export function MissionsPanel({ hrefOf, othersAt }: MissionsPanelProps) {
  const { t } = useTranslation()
  const { missions, rootMission, findings } = useEditor()
  const open = useDesk(({ mission }) => mission)
  const nodes = useMemo(() => missionGraph(missions, rootMission), [missions, rootMission])
  const lines = useMemo(() => linesBefore(nodes), [nodes])
  const opens = useOpening()
  const nameOf = useMissionName()
  return (
    <nav className={styles.panel} aria-labelledby="scene-missions">
      <h2 id="scene-missions" className={styles.heading}>
        {t('scenes.missions.title')}
      </h2>
      <ul className={styles.rows}>
        {nodes.map(({ mission, depth, isDeadEnd }, index) => {
          const { id, thumbnail, hasLock, unlock } = mission
          const errors = findingsOfMission(findings, id).filter(({ severity }) => severity === 'error').length
          return (
            <li key={id} className={styles.node}>
              <Branches lines={lines[index] ?? []} />
              <a className={styles.mission} href={hrefOf(id)} aria-current={id === open ? 'page' : undefined}>
                <span className={styles.missionPicture}>
                  {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <MapTrifoldIcon aria-hidden />}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{nameOf(mission)}</span>
                  <span className={styles.notes}>
                    {mission.tasks.length > 0 && t('scenes.missions.tasks', { count: mission.tasks.length })}
                    {hasLock && (
                      <span className={styles.mark}>
                        <LockSimpleIcon aria-hidden />
                        {unlock ? opens(unlock) : t('scenes.missions.locked')}
                      </span>
                    )}
                    {(isDeadEnd || depth === null) && (
                      <span className={styles.warning}>
                        <WarningIcon aria-hidden />
                        {t(depth === null ? 'scenes.missions.unreached' : 'scenes.missions.deadEnd')}
                      </span>
                    )}
                    {errors > 0 && (
                      <span className={styles.warning}>
                        <WarningIcon aria-hidden />
                        {t('content.errors', { count: errors })}
                      </span>
                    )}
                  </span>
                </span>
                {othersAt(id)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
