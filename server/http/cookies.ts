import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { FORGERY_COOKIE } from './anti-forgery.ts'
import './client-origins.ts'
import { isSecureRequest } from './secure-request.ts'

/** The language of a browser without a session. */
export const LANGUAGE_COOKIE = '_locale'

const YEAR_S = 365 * 24 * 60 * 60

/** As the session's cookie: bound to this host where that is possible. */
export function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-waymark-device' : 'waymark-device'
}

export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const name = deviceCookieName(isSecureRequest(reply.request))
  void reply.setCookie(name, token, { ...sentTo(reply.request), httpOnly: true, maxAge: YEAR_S })
}

/** `__Host-` binds the cookie to this very host; browsers take it over https only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-waymark' : 'waymark'
}

/** As it came, whether or not there is such a session. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(isSecureRequest(request))]
}

export function setSessionCookie(reply: FastifyReply, token: string, maxAgeS: number): void {
  const name = sessionCookieName(isSecureRequest(reply.request))
  void reply.setCookie(name, token, { ...sentTo(reply.request), httpOnly: true, maxAge: maxAgeS })
}

export function clearSessionCookie(reply: FastifyReply): void {
  const name = sessionCookieName(isSecureRequest(reply.request))
  void reply.clearCookie(name, { ...sentTo(reply.request), httpOnly: true })
}

export function setLanguageCookie(reply: FastifyReply, language: string): void {
  void reply.setCookie(LANGUAGE_COOKIE, language, { ...sentTo(reply.request), maxAge: YEAR_S })
}

/** Our own pages read it, and send it back in a header. */
export function setForgeryCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(FORGERY_COOKIE, token, sentTo(reply.request))
}

/** A client on another site gets cookies that work there and nowhere else; https, or this machine, is needed for it. */
function sentTo(request: FastifyRequest): CookieSerializeOptions {
  const isElsewhere = request.clientOrigin !== null && request.headers['sec-fetch-site'] === 'cross-site'
  return isElsewhere
    ? { path: '/', sameSite: 'none', secure: true, partitioned: true }
    : { path: '/', sameSite: 'lax', secure: isSecureRequest(request) }
}
