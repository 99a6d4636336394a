import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { systemParams } from '../../db/schema/systems.ts';
import type { Handlers } from '../../http/handlers.ts';

/** A picture, its words in three languages, and where it leads. */
type Banner = { image: string; link: string; title: string; titleEn: string; titleKr: string };

/** Parameters of the installation as such belong to no company. */
const NO_COMPANY = '';
const IN_USE = 1;

/** Pictures that come with the portal: drawn, so that they need no file and no other host. */
const BANNERS: Readonly<Record<string, readonly Banner[]>> = {
  LOGIN: [
    {
      image: picture('#0b3d91', '#3f8cff'),
      link: '',
      title: '一个工作台，管好全球店铺',
      titleEn: 'One workspace for every shop',
      titleKr: '모든 매장을 하나의 작업 공간에서',
    },
    {
      image: picture('#0a5c4a', '#2fbf8f'),
      link: '',
      title: '订单、库存、广告一目了然',
      titleEn: 'Orders, stock and ads at a glance',
      titleKr: '주문, 재고, 광고를 한눈에',
    },
  ],
};

/** The pictures for a place: those that the operator keeps, else the ones that come with the portal. */
export const queryBannerList: Handlers['queryBannerList'] = async ({ position }, { db }) => {
  const kept = await db
    .select({ value: systemParams.systemValue })
    .from(systemParams)
    .where(and(ofPlace(position), eq(systemParams.status, IN_USE)))
    .orderBy(asc(systemParams.position));
  if (kept.length > 0) return kept.map(({ value }) => JSON.parse(value) as Banner);
  return Object.hasOwn(BANNERS, position) ? [...(BANNERS[position] ?? [])] : [];
};

/** Adds a banner to a place, behind those that are there. */
export async function addBanner(db: Database, place: string, banner: Banner): Promise<void> {
  await db.insert(systemParams).values({
    companyId: NO_COMPANY,
    systemGroup: groupOf(place),
    systemName: randomUUID(),
    systemValue: JSON.stringify(banner),
    status: IN_USE,
    position: await db.$count(systemParams, ofPlace(place)),
  });
}

/** Takes the operator's banners of a place away. */
export async function clearBanners(db: Database, place: string): Promise<void> {
  await db.delete(systemParams).where(ofPlace(place));
}

/** Whether a banner may lead there: nowhere, to a path of the portal, or to a web address. */
export function isBannerLink(link: string): boolean {
  return link === '' || /^\/(?!\/)/.test(link) || /^https?:\/\//.test(link);
}

function ofPlace(place: string) {
  return and(eq(systemParams.companyId, NO_COMPANY), eq(systemParams.systemGroup, groupOf(place)));
}

function groupOf(place: string): string {
  return `BANNER_${place}`;
}

function picture(from: string, to: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="640" height="480" fill="url(#g)"/><g fill="#fff" fill-opacity=".16"><circle cx="520" cy="90" r="150"/><rect x="70" y="250" width="90" height="150" rx="12"/><rect x="185" y="190" width="90" height="210" rx="12"/><rect x="300" y="130" width="90" height="270" rx="12"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
