import { useTranslation } from 'react-i18next'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { ChartCard } from './ChartCard.tsx'
import { Key } from './Key.tsx'
import styles from './Charts.module.css'

interface MissionFunnelProps extends Pick<GroupFigures, 'missions'> {
  people: number
}

/** How many come into each mission, and how many through it. */
export function MissionFunnel({ missions, people }: MissionFunnelProps) {
  const { t } = useTranslation()
  const lost = missions.toSorted((one, other) => leftIn(other) - leftIn(one))[0]
  return (
    <ChartCard
      title={t('figures.missions.title')}
      says={
        lost && leftIn(lost) > 0
          ? t('figures.missions.says', { mission: lost.name, ...counted(leftIn(lost)) })
          : t('figures.missions.smooth')
      }
      table={{
        head: [t('figures.mission'), t('figures.missions.begun'), t('figures.missions.finished')],
        rows: missions.map(({ name, begun, finished }) => [
          name,
          groupThousands(begun),
          groupThousands(finished),
        ]),
      }}
    >
      <Key
        marks={[
          { mark: 'full', label: t('figures.missions.finished') },
          { mark: 'part', label: t('figures.missions.begun') },
        ]}
      />
      <ul className={styles.rows}>
        {missions.map(({ id, name, begun, finished }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={styles.described}>
              {t('figures.missions.through', {
                finished: groupThousands(finished),
                begun: groupThousands(begun),
                people: groupThousands(people),
              })}
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.part} style={{ '--share': String(begun / people) }} />
              <span className={styles.full} style={{ '--share': String(finished / people) }} />
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}

const leftIn = ({ begun, finished }: GroupFigures['missions'][number]): number => begun - finished
