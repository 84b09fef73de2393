import { extendSession, login, loginStatus, logout, type LoginStatus } from '#shared/contract/session.ts'
import { beginSecondStep, finishSecondStep, setUpSecondStep } from '#shared/contract/second-factor.ts'
import { Problem } from '#server/http/problem.ts'
import { on, type Route } from '#server/http/route.ts'
import { readStake } from '#server/play/badge-stakes.ts'
import { noteGone } from '#server/play/presence.ts'
import { noteVisit } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { logIn } from './log-in.ts'
import { beginStep, finishStep, setUpStep } from './second-step.ts'

/** Without a session there is nothing to accept yet. */
const SIGNED_OUT: LoginStatus = { status: false, agreement: 1 }

/** Where a link or a picture on another site would end up (Sec-Fetch-Site). */
const FOREIGN_SITES: readonly (string | undefined)[] = ['cross-site', 'same-site']

export const sessionRoutes: readonly Route[] = [
  on(loginStatus, async (_, { db, now, tenant, player, client }): Promise<LoginStatus> => {
    const token = client ? { token: client.forgeryToken } : {}
    if (!player) return { ...SIGNED_OUT, ...token }
    const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
    await noteVisit(db, player, rules, now, () =>
      readStake(db, player.adventure, {
        tenantId: tenant.id,
        period: rules.period,
        occasion: { by: 'step' },
      }),
    )
    return { status: true, agreement: player.hasAgreed ? 1 : 0, ...token }
  }),

  on(login, ({ body }, visit) => logIn(body, visit)),
  on(beginSecondStep, ({ body }, visit) => beginStep(body, visit)),
  on(setUpSecondStep, ({ body }, visit) => setUpStep(body, visit)),
  on(finishSecondStep, ({ body }, visit) => finishStep(body, visit)),

  // That it was asked for is the use that keeps the session.
  on(extendSession, () => Promise.resolve(undefined)),

  on(logout, async (_, { db, header, client, session, player }) => {
    if (client === null && FOREIGN_SITES.includes(header('sec-fetch-site')))
      throw new Problem(403, 'anti-forgery')
    if (player) await noteGone(db, player)
    await session.end()
    return undefined
  }),
]
