/**
 * One process among those of a server: it keeps the connections and requests of its own tables and passes the others on
 * to the process in which their table lives. If that one does not live, it serves them itself.
 */

import type { RequestListener, Server } from 'node:http';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Registry } from 'prom-client';
import { AggregatorRegistry } from 'prom-client';
import type { MetricsPage } from '../metrics.ts';
import type { PassedUpgrade, ProcessPlace, ToPrimary, ToWorker } from './messages.ts';
import type { PassedRequests } from './passed-requests.ts';
import { RequestPasser, receivePassedRequests, socketPath } from './passed-requests.ts';
import { sendSocket } from './send-socket.ts';
import { TableOwners, tableIn } from './table-owners.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export class Siblings {
  readonly place: ProcessPlace;
  private readonly owners: TableOwners;
  private readonly passer = new RequestPasser();
  private readonly metricsAsked = new Map<number, (text: string | null) => void>();
  private live: ReadonlySet<string> = new Set();
  /** Answers when the primary collects the metrics of all processes. */
  private readonly collector = new AggregatorRegistry();
  private upgrade: Upgrade = (_request, socket) => void socket.destroy();
  private received: PassedRequests | null = null;
  private asked = 0;

  constructor(place: ProcessPlace) {
    this.place = place;
    this.owners = new TableOwners(place.names);
    process.on('message', (message: ToWorker, socket?: Socket) => this.hear(message, socket));
  }

  isOurs(table: string): boolean {
    return this.owners.ownerOf(table) === this.place.name;
  }

  /** Adds the numbers of this process to those of all. */
  offerMetrics(registry: Registry): void {
    AggregatorRegistry.setRegistries(registry);
  }

  /** Stands between a server and those who answer its requests; from now on others can pass theirs on. */
  async attach(server: Server, upgrade: Upgrade): Promise<void> {
    this.upgrade = upgrade;
    server.on('upgrade', (request, socket, head) => this.upgradeAnywhere(request, socket, head));
    const handlers = server.listeners('request') as RequestListener[];
    const handleHere: RequestListener = (request, response) => {
      for (const handle of handlers) handle(request, response);
    };
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response) => {
      const owner = this.otherOwner(request);
      if (owner === null) handleHere(request, response);
      else this.passer.pass(request, response, socketPath(this.place.folder, owner));
    });
    this.received = await receivePassedRequests(socketPath(this.place.folder, this.place.name), handleHere);
  }

  /** The numbers of all processes together. */
  async metricsPage(): Promise<MetricsPage> {
    const id = ++this.asked;
    const text = await new Promise<string | null>((resolve) => {
      this.metricsAsked.set(id, resolve);
      tellPrimary({ t: 'metrics', id });
    });
    if (text === null) throw new Error('the metrics of all processes could not be collected');
    return { type: this.collector.contentType, text };
  }

  async close(): Promise<void> {
    this.passer.close();
    await this.received?.close();
  }

  /** Another process that lives and has the table of a request; null where it is served here. */
  private otherOwner({ url = '' }: IncomingMessage): string | null {
    const table = tableIn(url);
    const owner = table === null ? this.owners.ownerOfAddress(url) : this.owners.ownerOf(table);
    return owner !== undefined && owner !== this.place.name && this.live.has(owner) ? owner : null;
  }

  private upgradeAnywhere(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const owner = this.otherOwner(request);
    if (owner === null || !(socket instanceof Socket)) return this.upgrade(request, socket, head);
    const { url = '', headers } = request;
    const upgrade = { url, headers, head: head.toString('base64') };
    // A client sends nothing until its request is answered, so nothing can be lost on the way.
    sendSocket(process, { t: 'upgrade', to: owner, upgrade } satisfies ToPrimary, socket);
  }

  private hear(message: ToWorker, socket?: Socket): void {
    if (message.t === 'live') this.live = new Set(message.names);
    else if (message.t === 'upgrade') {
      if (socket !== undefined)
        this.upgrade(requestOf(message.upgrade, socket), socket, headOf(message.upgrade));
    } else if (message.t === 'metrics') {
      this.metricsAsked.get(message.id)?.(message.text);
      this.metricsAsked.delete(message.id);
    }
  }
}

export function tellPrimary(message: ToPrimary): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

function requestOf({ url, headers }: PassedUpgrade, socket: Socket): IncomingMessage {
  return Object.assign(new IncomingMessage(socket), { method: 'GET', url, headers });
}

function headOf({ head }: PassedUpgrade): Buffer {
  return Buffer.from(head, 'base64');
}
