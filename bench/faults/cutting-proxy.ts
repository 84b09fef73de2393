import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Where on its way the network drops a finish. */
export const CUTS = ['before arrival', 'after commit', 'in mid-reply'] as const
export type Cut = (typeof CUTS)[number]

export interface CuttingProxy {
  url: string
  /** The next finish is cut there, once. */
  cutNext: (cut: Cut) => void
  close: () => void
}

const FINISH = /^POST \S+\/finish /

/** A wire between a client and the server that can be cut while a finish is on its way. */
export async function openCuttingProxy(server: string): Promise<CuttingProxy> {
  const port = Number(new URL(server).port)
  const open = new Set<Socket>()
  let armed: Cut | null = null

  const proxy = createServer((client) => {
    const upstream = connect(port, 'localhost')
    let cut: Cut | null = null
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (bytes: Buffer) => {
      if (armed !== null && FINISH.test(bytes.toString('latin1'))) {
        cut = armed
        armed = null
        if (cut === 'before arrival') {
          client.resetAndDestroy()
          return
        }
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes: Buffer) => {
      if (cut === null) {
        client.write(bytes)
      } else if (cut === 'after commit') {
        client.resetAndDestroy()
      } else {
        client.end(bytes.subarray(0, bytes.length - Math.ceil(bytes.length / 8)))
      }
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  const address = proxy.address()
  return {
    url: `http://localhost:${isAddress(address) ? address.port : 0}`,
    cutNext: (cut) => {
      armed = cut
    },
    close: () => {
      proxy.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
