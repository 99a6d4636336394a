import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresBlobStore, type Database, storePublicFile, writeXlsx } from '@portal/server/data';
import { announcements, liveBroadcasts } from '@portal/server/schema/announcements';
import { mediaToken } from '../mediaToken.ts';
import { type DemoAnnouncement, demoAnnouncements } from './demoAnnouncements.ts';
import { BROADCAST_HOURS, demoBroadcasts } from './demoBroadcasts.ts';

const MEDIA = join(import.meta.dirname, '../media');
const HOUR_MS = 3_600_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TYPES = { webm: 'video/webm', webp: 'image/webp' } as const;

const ATTACHMENTS: Readonly<Record<string, { name: string; head: string[]; rows: string[][] }>> = {
  release: {
    name: '4.2 功能清单 Release notes.xlsx',
    head: ['模块 Module', '变化 Change'],
    rows: [
      ['导出 Exports', '十万行流式导出 100,000 rows, streamed'],
      ['通知 Notices', '断线补齐 Resume after a lost connection'],
      ['免打扰 Quiet hours', '时区与跨天 Time zones and midnight'],
    ],
  },
  policy: {
    name: '欧盟包装法对照表 EU packaging.xlsx',
    head: ['国家 Country', '登记机构 Register'],
    rows: [
      ['德国 Germany', 'LUCID'],
      ['法国 France', 'ADEME'],
    ],
  },
};

/** Writes announcements with their files, and live classes with their pictures and recordings. */
export async function seedAnnouncements(db: Database, now: Date): Promise<void> {
  const files = new Set(demoBroadcasts.flatMap(({ cover, video }) => (video ? [cover, video] : [cover])));
  for (const name of files) await storeMedia(db, name);
  for (const one of demoAnnouncements) await addAnnouncement(db, one, now);
  await db.insert(liveBroadcasts).values(
    demoBroadcasts.map(({ id, title, description, speaker, cover, video, beginsInHours }) => ({
      id,
      title,
      description,
      speaker,
      coverToken: mediaToken(cover),
      videoToken: video ? mediaToken(video) : null,
      beginsAt: new Date(now.getTime() + beginsInHours * HOUR_MS),
      endsAt: new Date(now.getTime() + (beginsInHours + BROADCAST_HOURS) * HOUR_MS),
    })),
  );
}

async function addAnnouncement(db: Database, one: DemoAnnouncement, now: Date): Promise<void> {
  const { id, media } = one;
  for (const name of media?.files ?? []) await storeMedia(db, name, id);
  const feature =
    media &&
    JSON.stringify({ visitLink: media.visitLink, fileList: media.files.map((name) => fileEntry(name, id)) });
  await db.insert(announcements).values({
    id,
    type: one.type,
    title: one.title,
    content: feature ? { zh: feature, en: feature, kr: feature } : one.content,
    tickerText: one.tickerText ?? null,
    systemCodes: one.systemCodes,
    isPopup: one.isPopup ?? false,
    isRelease: one.isRelease ?? false,
    publishedAt: new Date(now.getTime() - one.daysAgo * 24 * HOUR_MS),
  });
  for (const [position, key] of (one.attachments ?? []).entries()) {
    const attachment = ATTACHMENTS[key];
    if (!attachment) throw new Error(`No attachment ${key}`);
    const { name, head, rows } = attachment;
    const columns = head.map((label) => ({ label }));
    const pieces = writeXlsx({ title: 'Portal', columns, rows: each(rows) });
    await storePublicFile(db, createPostgresBlobStore({ db }), {
      token: mediaToken(`${id}:${key}`),
      announcementId: id,
      kind: 'attachment',
      name,
      contentType: XLSX,
      position,
      pieces,
    });
  }
}

async function storeMedia(db: Database, name: string, announcementId?: string): Promise<void> {
  await storePublicFile(db, createPostgresBlobStore({ db }), {
    token: mediaToken(name, announcementId),
    kind: 'media',
    name,
    contentType: name.endsWith('.webm') ? TYPES.webm : TYPES.webp,
    position: 0,
    pieces: [await readFile(join(MEDIA, name))],
  });
}

function fileEntry(name: string, announcementId: string) {
  const type = name.endsWith('.webm') ? 'video' : 'image';
  return { url: `/upload/media/${mediaToken(name, announcementId)}`, name, type };
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
