import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { documentOf, setup } from '../documents';
import { filesOf, answerFrom } from '../shards/arrival';

const DOCUMENTS = [
  { id: 'backup', body: 'まず鍵を作成して公開鍵を登録します。データベースのバックアップも忘れずに取得しておきましょう。' },
  { id: 'watch', body: '運用するサーバーの監視について書きます。別の端末でnginxを開きます。' },
  { id: 'thai', body: 'ก่อนที่จะเริ่มตั้งค่าเซิร์ฟเวอร์ให้ตรวจสอบว่าเครือข่ายทำงานได้ตามปกติ' },
  { id: 'chinese', body: '如何在服务器上安装数据库并配置防火墙。' },
  { id: 'tools', title: '監視', body: '道具' },
  { id: 'other', body: 'nothing of it' },
];
const library: SearchLibrary = { ...setup(...DOCUMENTS), parts: null };
const documents = DOCUMENTS.map(documentOf);
const ask = (query: string) => showAnswer(library, findAnswer(library, parseQuery(query)), 9);

describe('a query in a script without spaces that no page has as it is', () => {
  // Where words end is told by the engine's dictionaries.
  it.each([
    ['サーバー監視', 'watch', 'サーバー監視'],
    ['バックアップを取得', 'backup', 'バックアップ取得'],
    ['nginxサーバー', 'watch', 'nginxサーバー'],
    ['ตั้งค่าเครือข่าย', 'thai', 'ตั้งค่าเครือข่าย'],
    ['安装防火墙', 'chinese', '安装防火墙'],
  ])('S2 leads to the page with its words: %s', (query, id, words) => {
    const { help, count } = ask(query);
    expect({ count, kind: help?.kind, ids: help?.results.map((row) => row.id) }).toEqual({ count: 0, kind: 'all-words', ids: [id] });
    expect(help?.shownFor).toMatch(/\S \S/);
    expect(help?.shownFor?.replaceAll(' ', '')).toBe(words);
  });

  it('S2 leads to the pages with most of it, and says what none has', () => {
    expect(ask('監視カメラ').help).toMatchObject({ shownFor: '監視', unknown: ['カメラ'], results: [{ id: 'tools' }, { id: 'watch' }] });
  });

  it.each(['存在を', 'めーる', 'さーばー'])('S2 offers nothing when no page has any of it but a particle: %s', (query) => {
    expect(ask(query).help).toBeNull();
  });

  it.each(['サーバー監視', '安装防火墙', '監視カメラ'])('S2 has the same answer from shards: %s', (query) => {
    const files = filesOf(writeShards(documents, null, { leafDocuments: 2, shardLength: 200, pieceLength: 300 }));
    expect(answerFrom(files, { query, shownRows: 9 }).answer).toEqual(ask(query));
  });
});
