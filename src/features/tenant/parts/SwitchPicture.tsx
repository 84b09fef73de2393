import type { ReactNode } from 'react'
import type { TenantSwitch } from '#shared/domain/tenant-settings.ts'
import styles from './SwitchPicture.module.css'

/** What players see of a switch, as a small drawing in the tenant's own colours, bright or dark. */
export function SwitchPicture({ name, isOn }: { name: TenantSwitch; isOn: boolean }) {
  return (
    <svg className={styles.picture} data-off={isOn ? undefined : true} viewBox="0 0 96 64" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  )
}

const sea = <path className={styles.sea} d="M0 0h96v64H0z" />
const paper = <path className={styles.paper} d="M0 0h96v64H0z" />

/** Where flakes are, and how large. */
const SNOW = [
  [10, 8, 2],
  [24, 18, 1.5],
  [38, 6, 2.5],
  [46, 22, 1.5],
  [58, 10, 2],
  [72, 16, 2.5],
  [86, 6, 1.5],
  [90, 28, 2],
  [6, 30, 1.5],
  [54, 34, 2],
  [42, 52, 1.5],
  [14, 44, 2],
  [80, 48, 2],
  [64, 56, 1.5],
] as const

/** Two islands on the map. */
const map = (
  <>
    {sea}
    <path className={styles.land} d="M6 50c5-11 15-15 24-12 7 2 9 8 12 12z" />
    <path className={styles.land} d="M50 40c4-9 12-13 20-11 10 2 13 7 16 11z" />
    <path className={styles.house} d="M20 31l6-5 6 5v7H20zM64 22l6-5 6 5v7H64z" />
  </>
)

/** Lines of text. */
const words = (x: number, y: number, ...lengths: number[]) => (
  <path
    className={styles.words}
    d={lengths.map((length, row) => `M${x} ${y + row * 8}h${length}`).join('')}
  />
)

const PICTURES = {
  streak_enabled: (
    <>
      {paper}
      <path
        className={styles.accent}
        d="M17 46c-7 0-11-5-11-11 0-8 8-11 9-20 7 4 7 9 6 13 2-1 3-3 3-5 3 3 5 7 5 12 0 6-5 11-12 11z"
      />
      <circle className={styles.accent} cx="44" cy="32" r="8" />
      <circle className={styles.accent} cx="64" cy="32" r="8" />
      <circle className={styles.ring} cx="84" cy="32" r="7" />
      <path className={styles.check} d="M40 32l3 3 5-6M60 32l3 3 5-6" />
    </>
  ),
  isShopEnabled: (
    <>
      {paper}
      <path className={styles.soft} d="M14 26h46v28H14z" />
      <path className={styles.accent} d="M12 12h50l5 14H7z" />
      <path className={styles.paper} d="M22 12h10l-2 14H17zM42 12h10l5 14H44z" />
      <path className={styles.ink} d="M22 34h12v20H22z" />
      <circle className={styles.gold} cx="78" cy="42" r="10" />
      <circle className={styles.goldLine} cx="78" cy="42" r="6" />
    </>
  ),
  protip: (
    <>
      {paper}
      <path
        className={styles.soft}
        d="M10 8h62a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H32L20 55V44H10a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
      />
      {words(34, 20, 34, 24)}
      <path className={styles.gold} d="M19 16a7 7 0 0 1 4 12.7V32h-8v-3.3A7 7 0 0 1 19 16z" />
      <path className={styles.ink} d="M16 34h6v2h-6z" />
    </>
  ),
  isRecommendationModuleEnabled: (
    <>
      {map}
      <path className={styles.card} d="M30 30a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v34H30z" />
      <path className={styles.soft} d="M34 30h28v14H34z" />
      <path className={styles.accent} d="M36 32h14a2 2 0 0 1 0 5H36a2 2 0 0 1 0-5z" />
      {words(35, 51, 24, 16)}
    </>
  ),
  assurance_in_tests: (
    <>
      {paper}
      {words(12, 16, 60, 40)}
      <path className={styles.soft} d="M12 38h22v12H12zM37 38h22v12H37z" />
      <path className={styles.accent} d="M62 38h22v12H62z" />
      <path className={styles.check} d="M69 44l3 3 6-6" />
    </>
  ),
  isActivitiesWidgetEnabled: (
    <>
      {map}
      <path className={styles.card} d="M4 18a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v42H4z" />
      <circle className={styles.accent} cx="14" cy="24" r="5" />
      <circle className={styles.gold} cx="14" cy="38" r="5" />
      <circle className={styles.soft} cx="14" cy="52" r="5" />
      <path className={styles.words} d="M24 24h26M24 38h20M24 52h24" />
    </>
  ),
  isDisableMissionBlinking: (
    <>
      {map}
      <circle className={styles.glow} cx="26" cy="32" r="21" />
      <circle className={styles.glow} cx="26" cy="32" r="13" />
      <path className={styles.gold} d="M20 31l6-5 6 5v7H20z" />
    </>
  ),
  cloud: (
    <>
      {map}
      <path
        className={styles.air}
        d="M10 22a6 6 0 0 1 6-6 9 9 0 0 1 17-1 6 6 0 0 1 1 12H16a5 5 0 0 1-6-5zM52 16a5 5 0 0 1 5-5 8 8 0 0 1 15-1 5.5 5.5 0 0 1 1 11H57a5 5 0 0 1-5-5z"
      />
    </>
  ),
  snow: (
    <>
      {map}
      <g className={styles.flakes}>
        {SNOW.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </>
  ),
  bubbles: (
    <>
      {sea}
      <path className={styles.land} d="M0 56c14-8 26 2 40-2s28-8 56 0v10H0z" />
      <path className={styles.weed} d="M16 56c-4-8 4-12 0-20M24 57c3-7-3-10 1-17M80 56c-3-6 3-9 0-16" />
      <g className={styles.bubbles}>
        <circle cx="40" cy="44" r="4" />
        <circle cx="46" cy="30" r="6" />
        <circle cx="40" cy="14" r="8" />
        <circle cx="64" cy="38" r="3" />
        <circle cx="68" cy="22" r="5" />
      </g>
    </>
  ),
  daylight: (
    <>
      {map}
      <path className={styles.day} d="M0 0h48v64H0z" />
      <circle className={styles.gold} cx="16" cy="14" r="6" />
      <path className={styles.air} d="M80 6a9 9 0 1 0 8 13 8 8 0 0 1-8-13z" />
      <path className={styles.gold} d="M68 26h4v4h-4z" />
    </>
  ),
  audioEffectsTurnedOn: (
    <>
      {paper}
      <path className={styles.ink} d="M22 25h10l14-12v38L32 39H22z" />
      <path className={styles.wave} d="M54 24c5 4 5 12 0 16M62 17c9 8 9 22 0 30M70 10c13 12 13 32 0 44" />
    </>
  ),
  training_sign_of_enabled: (
    <>
      {paper}
      <path className={styles.soft} d="M14 10h60v38H14z" />
      {words(24, 20, 40, 28)}
      <path className={styles.ink} d="M60 44l-4 16 8-4 8 4-4-16z" />
      <circle className={styles.accent} cx="64" cy="40" r="11" />
      <path className={styles.check} d="M59 40l4 4 7-8" />
    </>
  ),
  coaching_sessions_enabled: (
    <>
      {paper}
      <path className={styles.soft} d="M12 12h50v44H12z" />
      <path className={styles.ink} d="M12 12h50v9H12z" />
      <path className={styles.grid} d="M12 33h50M12 44h50M25 21v35M37 21v35M50 21v35" />
      <path className={styles.accent} d="M38 34h11v9H38z" />
      <circle className={styles.gold} cx="78" cy="34" r="7" />
      <path className={styles.gold} d="M66 56c0-8 5-13 12-13s12 5 12 13z" />
    </>
  ),
  isPushEnabled: (
    <>
      {paper}
      <path className={styles.ink} d="M36 4h24a6 6 0 0 1 6 6v54H30V10a6 6 0 0 1 6-6z" />
      <path className={styles.paper} d="M34 12h28v52H34z" />
      <path
        className={styles.card}
        d="M16 20a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z"
      />
      <circle className={styles.accent} cx="26" cy="27" r="5" />
      {words(36, 24, 36, 24)}
    </>
  ),
  sendStatistics: (
    <>
      {paper}
      <path className={styles.soft} d="M16 36h12v18H16zM68 30h12v24H68z" />
      <path className={styles.accent} d="M34 22h12v32H34zM51 12h12v42H51z" />
      <path className={styles.grid} d="M10 55h76" />
    </>
  ),
  error_handler: (
    <>
      {paper}
      <path className={styles.soft} d="M10 10h76v44H10z" />
      <path className={styles.ink} d="M10 10h76v8H10z" />
      <path className={styles.warn} d="M30 26l12 21H18z" />
      <path className={styles.check} d="M30 33v6M30 42v1" />
      {words(50, 30, 28, 20)}
    </>
  ),
} satisfies Record<TenantSwitch, ReactNode>
