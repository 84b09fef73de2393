import type { Person } from '../tools/product/log-in.ts'

export interface Traveller extends Person {
  /** The host name of the traveller's tenant. */
  host: string
}

const PASSWORD = 'Waymark-demo-1'

function traveller(mailbox: string, host: string): Traveller {
  return { username: `${mailbox}@demo.waymark.test`, password: PASSWORD, host }
}

/** Who makes which journey. What a journey changes belongs to its traveller, so no other may share one. */
export const TRAVELLERS = {
  mouse: traveller('player', 'localhost'),
  tablet: traveller('player2', 'localhost'),
  phone: traveller('leader', 'localhost'),
  keyboard: traveller('designer', 'localhost'),
  network: traveller('admin', 'localhost'),
  addresses: traveller('player', 'second.localhost'),
  list: traveller('player2', 'second.localhost'),
  twice: traveller('leader', 'second.localhost'),
  session: traveller('designer', 'second.localhost'),
  bright: traveller('admin', 'second.localhost'),
  dark: traveller('player', 'dark.localhost'),
  languages: traveller('player2', 'dark.localhost'),
  canvasless: traveller('leader', 'dark.localhost'),
  quiet: traveller('designer', 'dark.localhost'),
  /** Hand in what the leader of their tenant rates: nobody else plays as they do. */
  sureOfIt: traveller('hanna', 'second.localhost'),
  sentBack: traveller('max', 'second.localhost'),
  /** Take the seats of a coaching session, and nothing else. */
  booker: traveller('greta', 'dark.localhost'),
  waiter: traveller('emil', 'dark.localhost'),
  /** Looks at rankings. */
  ranked: traveller('mateo', 'dark.localhost'),
  /** Has coins and orders, and changes nothing. */
  buyer: traveller('lucia', 'second.localhost'),
  /** Has been here for two weeks, and changes nothing. */
  returning: traveller('hanna', 'dark.localhost'),
  /** Has finished tasks for two weeks, and reviews what comes back. */
  reviewer: traveller('hanna', 'localhost'),
  /** Looks around and changes nothing: any number of journeys may be this one at once. */
  onlooker: traveller('admin', 'dark.localhost'),
} satisfies Record<string, Traveller>
